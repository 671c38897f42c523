// Presses of controls: which are under way, and how the last one on a message failed.

import { state } from "./state.js";
import { t } from "./texts.js";

// Why a press fails while the table or the bot is away.
const OUTAGE = new Set(["lost", "no_answer"]);

const busy = new Set();
const failures = new Map();
// How many of one's own commands and forms wait for their answers.
let underway = 0;
let ask = null;
let changed = null;
let begun = null;

/**
 * Connects this module.
 *
 * @param {Function} question the socket's `ask`
 * @param {(messageId: string) => void} onChange called when a message's controls begin or cease to be busy
 * @param {(messageId: string, customId: string) => void} onPress called when a control is pressed
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
  if (answer.reason === "changed") return t("changedMeanwhile");
  if (answer.reason === "closed") return t("closedMeanwhile");
  return answer.text ? t("refused", { reason: answer.text }) : t("failed");
}

/** Presses a control of a message; a control whose press is under way is left alone. */
export function press(message, component, values = undefined) {
  const key = `${message.id}:${component.custom_id}`;
  if (busy.has(key)) return;
  busy.add(key);
  failures.delete(message.id);
  changed(message.id);
  begun(message.id, component.custom_id);
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

/**
 * Uses a command or sends a form: its answer is to come into view.
 *
 * @param {object} question for the table
 * @param {Object<string, (message: object) => void>} answers as the socket's `ask` takes them
 */
export function act(question, answers) {
  const over = (then) => (answer) => {
    underway -= 1;
    then?.(answer);
  };
  underway += 1;
  ask(question, { ...answers, done: over(answers.done), failed: over(answers.failed) });
}

/** Uses a command of a context menu; `message` is where the menu stands, and where a failure is told. */
export function useMenu(message, commandId, targetId) {
  dismissFailure(message.id);
  const failed = (answer) => {
    failures.set(message.id, answer);
    changed(message.id);
  };
  const channelId = message.channel_id ?? state.channelId;
  act({ t: "menu", channel_id: channelId, command_id: commandId, target_id: targetId }, { failed });
}

/** @returns {boolean} whether a message answers a command or form of the person one plays that was sent here just now */
export function isAwaited(message) {
  const user = (message.interaction_metadata ?? message.interaction)?.user;
  return underway > 0 && user?.id === state.me;
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
