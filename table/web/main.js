// The page: what the table tells changes the state, and the parts that show it are drawn anew.

import { beginWith, focusComposer, forgetSaid, giveBack, recovered, showComposer, wireComposer } from "./commands/composer.js";
import { failureText, forgetOutage, wireInteractions } from "./base/interactions.js";
import { wireKeys } from "./page/keys.js";
import { refreshStamps } from "./message/markdown.js";
import {
  clearMessages,
  decorate,
  hasMessage,
  pressedIn,
  redrawMessages,
  removeMessage,
  showMessage,
  showMessages,
  upsertMessage,
  wireMessages,
} from "./message/messages.js";
import { wireMenus } from "./message/menus.js";
import { openModal } from "./controls/modal.js";
import { wirePresses } from "./base/pressing.js";
import { showPeople, wirePeople } from "./page/people.js";
import { rememberPerson } from "./base/remembered.js";
import { followKeyboard } from "./page/screen.js";
import { setDrawer, showChannels, showWho, wireSidebar } from "./page/sidebar.js";
import { createSocket } from "./base/socket.js";
import { channelLabel, DM, FORUM, guildName, isThread, me, NEW_DM, openChannel, state } from "./base/state.js";
import { isolated, setLocale, t } from "./base/texts.js";
import { isUnread, noteMessage, noteSeen } from "./page/unread.js";
import { posts } from "./page/forum.js";
import { welcome } from "./page/welcome.js";

const STAMPS_MS = 15_000;
const NOTICE_MS = 6000;

const banner = document.getElementById("banner");
const socket = createSocket(receive, showConnection);
let connected = false;
let noticeTimer = 0;
// The channel whose messages were asked for and are shown for the first time.
let fresh = true;
let jumpTo = null;

const receivers = {
  hello,
  messages: gotMessages,
  message_create: gotMessage,
  message_update: (message) => {
    if (message.channel_id === state.channelId && hasMessage(message.message.id)) upsertMessage(message.message);
  },
  message_delete: (message) => {
    if (message.channel_id === state.channelId) removeMessage(message.id);
  },
  channel: gotChannel,
  dm: (message) => {
    gotChannel(message);
    open(message.channel.id);
  },
  made: (message) => {
    setDrawer(false);
    open(message.id);
  },
  channel_delete: lostChannel,
  events: gotEvents,
  commands: (message) => {
    state.commands = message.commands;
    redrawMessages();
  },
  people: (message) => {
    state.people = message.people;
    showWorld();
  },
  bot: (message) => {
    state.bot.online = message.online;
    if (message.online) forgetOutage();
    showHead();
  },
  modal: (message) => openModal(message.interaction_id, message.modal),
  person: (message) => become(message.id),
  failed: (message) => {
    notice(failureText(message));
    giveBack();
  },
};

function receive(message) {
  receivers[message.t]?.(message);
}

function hello(message) {
  const wanted = new URL(location.href).searchParams.get("person");
  const same = state.me === message.me;
  state.me = message.me;
  state.people = message.people;
  state.bot = message.bot;
  state.guilds = message.guilds;
  state.commands = message.commands;
  state.events = message.events;
  state.locales = message.locales;
  state.channels = new Map(message.channels.map((channel) => [channel.id, channel]));
  if (wanted !== state.me) {
    const address = new URL(location.href);
    address.searchParams.set("person", state.me);
    history.replaceState(null, "", address);
  }
  showWorld();
  forgetOutage();
  recovered();
  open(state.channels.has(state.channelId) ? state.channelId : firstChannel(), { again: same });
}

function firstChannel() {
  const wanted = location.hash.slice(1);
  if (state.channels.has(wanted)) return wanted;
  return [...state.channels.values()].find((channel) => channel.type !== DM)?.id ?? null;
}

/** Draws everything that depends on people, names or the language; the messages already there included. */
function showWorld() {
  setLocale(me()?.locale);
  document.getElementById("skip").textContent = t("skip");
  document.getElementById("people").setAttribute("aria-label", t("youAre"));
  showPeople();
  showWho();
  showChannels();
  showHead();
  redrawMessages();
  showComposer({ keep: true });
}

/** Goes to the direct messages with the bot: the table makes them when they are opened for the first time. */
function openDirect() {
  tell({ t: "dm" });
}

function open(channelId, { again = false } = {}) {
  if (channelId === null) return;
  if (channelId === NEW_DM) return openDirect();
  fresh = !(again && channelId === state.channelId);
  state.channelId = channelId;
  const address = new URL(location.href);
  address.hash = channelId;
  history.replaceState(null, "", address);
  if (fresh) {
    clearMessages();
    showComposer();
  }
  socket.send({ t: "open", channel_id: channelId });
  showChannels();
  showHead();
}

function gotMessages(message) {
  if (message.channel_id !== state.channelId) return;
  showMessages(message.messages, fresh);
  if (message.messages.length) noteMessage(openChannel(), message.messages.at(-1).id);
  seen();
  if (fresh) focusComposer();
  fresh = false;
  if (jumpTo) showMessage(jumpTo);
  jumpTo = null;
}

function gotMessage({ channel_id: channelId, message }) {
  const channel = state.channels.get(channelId);
  if (channel) noteMessage(channel, message.id);
  if (message.author.id === state.me) forgetSaid();
  if (channelId === state.channelId) {
    upsertMessage(message);
    seen();
  } else showChannels();
  showTitle();
}

function seen() {
  // A tab that nobody looks at has seen nothing.
  if (!document.hidden && openChannel()) noteSeen(openChannel());
  showTitle();
}

function gotChannel({ channel }) {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  showChannels();
  showPosts(channel);
  if (channel.id !== state.channelId) return;
  showHead();
  showComposer({ keep: true });
}

/** Draws an open forum anew, of which a channel that has changed or gone is a post. */
function showPosts(channel) {
  if (openChannel()?.type === FORUM && channel?.parent_id === state.channelId) redrawMessages();
}

function gotEvents({ events }) {
  state.events = events;
  showChannels();
}

function lostChannel({ id }) {
  const channel = state.channels.get(id);
  state.channels.delete(id);
  showPosts(channel);
  if (id === state.channelId) open(firstChannel());
  else showChannels();
}

function become(id) {
  const channel = openChannel();
  const address = new URL(location.href);
  rememberPerson(id);
  address.searchParams.set("person", id);
  // A channel for all stays open; direct messages are somebody's own.
  if (channel?.type === DM) {
    address.hash = "";
    state.channelId = null;
  }
  history.pushState(null, "", address);
  enter(id);
}

function enter(id) {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  clearMessages();
  socket.become(id);
}

function jump(channelId, messageId) {
  if (!state.channels.has(channelId)) return;
  setDrawer(false);
  if (channelId === state.channelId) {
    if (messageId) showMessage(messageId);
    return;
  }
  jumpTo = messageId ?? null;
  open(channelId);
}

function showHead() {
  const channel = openChannel();
  const direct = channel?.type === DM;
  const parent = channel && isThread(channel) ? state.channels.get(channel.parent_id) : null;
  const back = document.getElementById("back");
  back.hidden = !parent;
  if (parent) back.setAttribute("aria-label", t("backTo", { channel: channelLabel(parent) }));
  document.getElementById("title").textContent = !channel
    ? ""
    : direct
      ? t("dmWith", { name: state.bot.name })
      : channelLabel(channel);
  const bot = document.getElementById("bot");
  const online = connected && Boolean(state.bot.online);
  // Whether the bot is there cannot be known without a connection.
  bot.textContent = t(!connected ? "botUnknown" : online ? "botOnline" : "botOffline", { name: state.bot.name });
  bot.classList.toggle("online", online);
  showTitle();
}

function showTitle() {
  const channel = openChannel();
  const waiting = [...state.channels.values()].some(isUnread);
  const person = me();
  const names = [person?.name, channel && channelLabel(channel), guildName()].filter(Boolean);
  const words = names.map(isolated).join(" · ");
  document.title = `${waiting ? "(•) " : ""}${words || "Table"}`;
}

function showConnection(is) {
  connected = is;
  banner.classList.toggle("trouble", !is);
  banner.textContent = is ? "" : t("reconnecting");
  banner.hidden = is;
  if (state.me) showHead();
}

/** Says something for a moment where the state of the connection is shown. */
function notice(words) {
  banner.textContent = words;
  banner.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => showConnection(connected), NOTICE_MS);
}

function tell(message) {
  if (!socket.send(message)) notice(t("notConnected"));
}

wirePresses();
wireComposer(socket);
wireInteractions(socket.ask, decorate, pressedIn);
wireMessages(
  (id) => tell({ t: "dismiss", message_id: id }),
  () => (openChannel()?.type === FORUM ? posts(openChannel()) : welcome()),
);
wireMenus(openDirect);
followKeyboard();
wireSidebar(
  (id) => {
    setDrawer(false);
    open(id);
  },
  (name, kind, guild) => tell({ t: "make", name, kind, guild_id: guild }),
);
wirePeople({
  become: (id) => {
    setDrawer(false);
    if (id !== state.me) become(id);
  },
  addPerson: (name, locale) => tell({ t: "person", name, locale }),
  setLocale: (locale) => tell({ t: "person", name: me().name, locale }),
  setDms: (isOpen) => tell({ t: "dms", open: isOpen }),
});
wireKeys();
document.getElementById("back").addEventListener("click", () => open(openChannel().parent_id));
document.addEventListener("click", (event) => {
  const command = event.target.closest?.("[data-command]");
  if (command) {
    event.preventDefault();
    return beginWith(`/${command.dataset.command}`);
  }
  const link = event.target.closest?.("[data-jump]");
  if (!link) return;
  event.preventDefault();
  jump(link.dataset.jump, link.dataset.message);
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && openChannel()) seen();
});
window.addEventListener("popstate", () => {
  const id = new URL(location.href).searchParams.get("person");
  if (id && id !== state.me) enter(id);
});
setInterval(() => refreshStamps(document), STAMPS_MS);

setLocale(navigator.language);
showConnection(true);
socket.become(new URL(location.href).searchParams.get("person"));
