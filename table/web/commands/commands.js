// The bot's commands as the person one plays may use them, and their names in that person's language.

import { DM, openChannel, state } from "../base/state.js";
import { currentLocale } from "../base/texts.js";

const CHAT_INPUT = 1;
export const USER_MENU = 2;
export const MESSAGE_MENU = 3;
const SUB_COMMAND = 1;
const SUB_COMMAND_GROUP = 2;
const GUILD_CONTEXT = 0;
const BOT_DM_CONTEXT = 1;

/** The name or description of a command, option or choice in the language of the person one plays. */
export function localized(thing, what) {
  return thing[`${what}_localizations`]?.[currentLocale()] ?? thing[what];
}

/** @returns {string[]} the names by which a command, option or choice may be typed, in small letters */
export function namesOf(thing) {
  return [...new Set([localized(thing, "name"), thing.name])].map((name) => name.toLocaleLowerCase());
}

/**
 * The commands usable in the open channel, sub-commands as entries of their own.
 *
 * @returns {Array<{command: object, path: object[], name: string, plain: string, description: string,
 *                  options: object[]}>} `name` is in the person's language, `plain` as registered
 */
export function entries() {
  return expanded(fitsChannel);
}

/** The commands that only a channel of a server has, in the form of `entries`; none when such a channel is open. */
export function awayEntries() {
  return expanded((command) => !fitsChannel(command));
}

/**
 * The commands of the context menus of people or of messages that the open channel has.
 *
 * @param {number} kind USER_MENU or MESSAGE_MENU
 * @returns {Array<{command: object, name: string}>}
 */
export function menuEntries(kind) {
  const usable = state.commands.filter((command) => command.type === kind && fitsChannel(command));
  const named = usable.map((command) => ({ command, name: localized(command, "name") }));
  return named.sort((one, other) => one.name.localeCompare(other.name));
}

/** The name of a context menu's command as the person one plays reads it. */
export function readMenuName(plain) {
  const known = state.commands.find((one) => one.type > CHAT_INPUT && one.name === plain);
  return known ? localized(known, "name") : plain;
}

function expanded(wanted) {
  const usable = state.commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && wanted(command));
  const all = usable.flatMap((command) => expand(command, [command]));
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

function fitsChannel(command) {
  const { contexts } = command;
  const room = openChannel();
  if (command.guild_id && room && command.guild_id !== room.guild_id) return false;
  if (room?.type !== DM) return !contexts || contexts.includes(GUILD_CONTEXT);
  if (command.dm_permission === false) return false;
  return !contexts || contexts.includes(BOT_DM_CONTEXT);
}

function innerOf(part) {
  return (part.options ?? []).filter((option) => option.type === SUB_COMMAND || option.type === SUB_COMMAND_GROUP);
}

function expand(command, path) {
  const at = path.at(-1);
  const inner = innerOf(at);
  if (inner.length && (at === command || at.type === SUB_COMMAND_GROUP)) {
    return inner.flatMap((option) => expand(command, [...path, option]));
  }
  return [
    {
      command,
      path,
      options: at.options ?? [],
      name: path.map((part) => localized(part, "name")).join(" "),
      plain: path.map((part) => part.name).join(" "),
      description: localized(at, "description"),
    },
  ];
}

/** The entries that a typed text such as "/pl" may mean, the likeliest first. */
export function matching(text) {
  const wanted = text.slice(1).trim().toLocaleLowerCase();
  const rank = (entry) => {
    const names = [entry.name.toLocaleLowerCase(), entry.plain.toLocaleLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return entry.description.toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  const ranked = entries()
    .map((entry) => [rank(entry), entry])
    .filter(([place]) => place < 3);
  return ranked.sort((one, other) => one[0] - other[0]).map(([, entry]) => entry);
}

/** A command's registered name such as "play krendel" as the person one plays reads it. */
export function readName(plain) {
  let known = state.commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT);
  const names = plain.split(" ").map((word) => {
    const part = known.find((one) => one.name === word);
    known = part ? innerOf(part) : [];
    return part ? localized(part, "name") : word;
  });
  return names.join(" ");
}
