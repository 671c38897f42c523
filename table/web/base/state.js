// What the server has told about the world, as far as the person one plays may see it. Changed by main.js only.

import { t, unturned } from "./texts.js";

export const DM = 1;
// Stands for the direct messages with the bot as long as nobody has opened them.
export const NEW_DM = "dm";
// The guild's name as long as nobody has given it one.
const UNNAMED = "Table";
export const FORUM = 15;
const THREADS = new Set([10, 11, 12]);

export const state = {
  me: null,
  people: [],
  bot: { id: "0", name: "", online: false },
  guilds: [],
  channels: new Map(),
  events: [],
  commands: [],
  locales: [],
  channelId: null,
};

/** @returns {{id: string, name: string, locale: string, dms_open: boolean}|undefined} the person one plays */
export function me() {
  return state.people.find((person) => person.id === state.me);
}

/** @returns {object|undefined} the channel that is open */
export function openChannel() {
  return state.channels.get(state.channelId);
}

/** @returns {{id: string, name: string, manages: boolean, roles: object[]}|undefined} the server of the open channel, else the first */
export function openGuild() {
  return state.guilds.find((one) => one.id === openChannel()?.guild_id) ?? state.guilds[0];
}

/** @returns {string} the name of a server; as long as it has none of its own, one in the reader's language */
export function guildName(guild = openGuild()) {
  return !guild || guild.name === UNNAMED ? t("guild") : unturned(guild.name);
}

/** @returns {boolean} whether a channel is a thread */
export function isThread(channel) {
  return THREADS.has(channel.type);
}

/** @returns {string|null} the name of a person or of the bot */
export function userName(id) {
  if (id === state.bot.id) return state.bot.name;
  const person = state.people.find((one) => one.id === id);
  return person ? unturned(person.name) : null;
}

/** The name of a message's author as Discord shows it. */
export function authorName(user) {
  return userName(user.id) ?? unturned(user.global_name ?? user.username);
}

/** @returns {string} a class that gives a person's colour; the bot has one of its own */
export function hue(id) {
  if (id === state.bot.id) return "hue-bot";
  const place = state.people.findIndex((person) => person.id === id);
  return place < 0 ? "hue-none" : `hue-${place % 8}`;
}

/** @returns {string} a channel's name with Discord's mark before it */
export function channelLabel(channel) {
  if (channel.type === DM) return `@${state.bot.name}`;
  return isThread(channel) ? channel.name : `#${channel.name}`;
}

/** The first letter of a name, for avatars. */
export function initial(name) {
  return (Array.from(unturned(name).trim())[0] ?? "?").toLocaleUpperCase();
}
