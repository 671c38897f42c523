// Which channels hold something that the person one plays has not seen. Kept in the browser by person.

import { state } from "../base/state.js";

const STORE = "table.read";

function seen() {
  try {
    return JSON.parse(localStorage.getItem(`${STORE}.${state.me}`)) ?? {};
  } catch {
    // Another program's value, or storage that is switched off: nothing counts as seen.
    return {};
  }
}

function newest(channel) {
  return BigInt(channel.last_message_id ?? 0);
}

/** @returns {boolean} whether a channel has a message newer than the last one seen there */
export function isUnread(channel) {
  return channel.id !== state.channelId && newest(channel) > BigInt(seen()[channel.id] ?? 0);
}

/** Notes that a message has come to a channel. */
export function noteMessage(channel, messageId) {
  if (BigInt(messageId) > newest(channel)) channel.last_message_id = messageId;
}

/** Notes that everything in a channel has been seen. */
export function noteSeen(channel) {
  if (!channel.last_message_id) return;
  try {
    localStorage.setItem(`${STORE}.${state.me}`, JSON.stringify({ ...seen(), [channel.id]: channel.last_message_id }));
  } catch {
    // Storage is full or switched off: the channel will look unread again after a reload.
  }
}
