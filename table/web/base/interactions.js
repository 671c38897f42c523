// Presses of controls: which are under way, and how the last one on a message failed.

import { state } from "./state.js";
import { t } from "./texts.js";

// Why a press fails while the table or the bot is away.
const OUTAGE = new Set(["lost", "no_answer"]);

const busy = new Set();
const failures = new Map();
let ask = null;
let changed = null;
let begun = null;

/**
 * Connects this module.
 *
 * @param {Function} question the socket's `ask`
 * @param {(messageId: string) => void} onChange called when a message's controls begin or cease to be busy
 * @param {(messageId: string) => void} onPress called when a control is pressed
 */
export function wireInteractions(question, onChange, onPress) {
  ask = question;
  changed = onChange;
  begun = onPress;
}

/** The words for a failed interaction. */
export function failureText(answer) {
  if (answer.reason === "lost") return `${t("failed")}: ${t("connectionLost")}`;
  if (answer.reason === "no_answer") return `${t("failed")}: ${t("noAnswer")}`;
  return answer.text ? t("refused", { reason: answer.text }) : t("failed");
}

/** Presses a control of a message; a control whose press is under way is left alone. */
export function press(message, component, values = undefined) {
  const key = `${message.id}:${component.custom_id}`;
  if (busy.has(key)) return;
  busy.add(key);
  failures.delete(message.id);
  changed(message.id);
  begun(message.id);
  const end = () => {
    busy.delete(key);
    changed(message.id);
  };
  ask(
    {
      t: "press",
      channel_id: message.channel_id ?? state.channelId,
      message_id: message.id,
      custom_id: component.custom_id,
      component_type: component.type,
      values,
    },
    {
      done: end,
      thinking: end,
      failed: (answer) => {
        failures.set(message.id, answer);
        end();
      },
    },
  );
}

/** @returns {boolean} whether a press of this control waits for its answer */
export function isBusy(messageId, customId) {
  return busy.has(`${messageId}:${customId}`);
}

/** @returns {string|undefined} how the last press on a message failed */
export function failureOf(messageId) {
  const answer = failures.get(messageId);
  return answer && failureText(answer);
}

/** Forgets the presses that failed because nobody was there to answer: now somebody is. */
export function forgetOutage() {
  for (const [messageId, { reason }] of failures) if (OUTAGE.has(reason)) dismissFailure(messageId);
}

/** Forgets how the last press on a message failed. */
export function dismissFailure(messageId) {
  failures.delete(messageId);
  changed(messageId);
}
