// The left column: channels with their threads and direct messages. On a narrow screen it is a drawer.

import { askChannel } from "./channel_form.js";
import { fill, h } from "../base/dom.js";
import { narrow } from "./screen.js";
import { channelLabel, DM, FORUM, guildName, hue, initial, isThread, me, NEW_DM, state } from "../base/state.js";
import { stamp, t } from "../base/texts.js";
import { isUnread } from "./unread.js";

const app = document.body;
const nav = document.getElementById("channels");
const sidebar = document.getElementById("sidebar");
const main = document.querySelector("main");
const burger = document.getElementById("burger");
const who = document.getElementById("who");
const veil = document.getElementById("veil");
let openRoom = null;
let makeRoom = null;
// What opened the drawer gets the focus back.
let opener = burger;

/** Connects the sidebar; `open` goes to a channel by its id, `make` makes one by its name, kind and server. */
export function wireSidebar(open, make) {
  openRoom = open;
  makeRoom = make;
  burger.addEventListener("click", () => setDrawer(!app.classList.contains("drawer"), burger));
  who.addEventListener("click", () => setDrawer(true, who));
  veil.addEventListener("click", () => setDrawer(false));
  document.addEventListener("keydown", (event) => {
    const inDialog = document.querySelector("dialog[open]");
    if (event.key !== "Escape" || inDialog || !app.classList.contains("drawer")) return;
    event.preventDefault();
    setDrawer(false);
  });
  narrow.addEventListener("change", () => setDrawer(false));
  setDrawer(false);
}

/** Opens or closes the drawer that the sidebar is on a narrow screen; `by` is the button that opens it. */
export function setDrawer(open, by = burger) {
  const was = app.classList.contains("drawer");
  app.classList.toggle("drawer", open);
  veil.hidden = !open;
  for (const button of [burger, who]) button.setAttribute("aria-expanded", String(open));
  // What is off the screen or under the drawer must not be reached by the keyboard either.
  sidebar.inert = narrow.matches && !open;
  main.inert = narrow.matches && open;
  if (open) {
    opener = by;
    const first = by === who ? sidebar.querySelector("[aria-pressed=true]") : nav.querySelector("[aria-current]");
    (first ?? nav.querySelector("button"))?.focus();
  } else if (was) opener.focus();
}

/** Opens the channel that stands by so many places below the open one, from the last to the first again. */
export function stepChannel(by) {
  const rows = [...nav.querySelectorAll("[data-channel]")];
  if (!rows.length) return;
  const at = rows.findIndex((one) => one.dataset.channel === state.channelId);
  openRoom(rows[(Math.max(at, 0) + by + rows.length) % rows.length].dataset.channel);
}

/** Draws the picture of the person one plays, at the head of a narrow screen. */
export function showWho() {
  const mine = me();
  if (!mine) return;
  who.setAttribute("aria-label", t("playingAs", { name: mine.name }));
  fill(who, h("span", { class: `avatar ${hue(mine.id)}`, "aria-hidden": "true" }, initial(mine.name)));
}

/** Draws the channels. */
export function showChannels() {
  document.getElementById("guild").textContent = guildName();
  nav.setAttribute("aria-label", t("channels"));
  burger.setAttribute("aria-label", t("openSidebar"));
  veil.setAttribute("aria-label", t("closeSidebar"));
  const all = [...state.channels.values()];
  const known = all.filter((one) => one.type === DM);
  const direct = known.length ? known : [{ id: NEW_DM, type: DM }];
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  fill(
    nav,
    state.guilds.map((guild) => channelsOf(guild, all)),
    events(),
    h("h3", {}, t("direct")),
    h(
      "ul",
      {},
      direct.map((channel) => h("li", {}, row(channel))),
    ),
  );
  if (focused) nav.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  const any = all.some(isUnread);
  document.getElementById("burger-unread").hidden = !any;
}

/** The channels of a server with their threads, headed by its name where there are several. */
function channelsOf(guild, all) {
  const own = all.filter((one) => one.guild_id === guild.id);
  const threads = own.filter(isThread);
  const title = state.guilds.length > 1 ? guildName(guild) : t("channels");
  return [
    h("div", { class: "channels-head" }, h("h3", { "data-test": "server" }, title), guild.manages && addButton(guild)),
    h(
      "ul",
      {},
      own
        .filter((one) => !isThread(one))
        .map((channel) => {
          const inside = threads.filter((one) => one.parent_id === channel.id);
          return h(
            "li",
            {},
            row(channel),
            h(
              "ul",
              {},
              inside.map((one) => h("li", {}, row(one))),
            ),
          );
        }),
    ),
  ];
}

/** The events of the servers that are still to come, or run; each leads where it happens. */
function events() {
  if (!state.events.length) return null;
  return [
    h("h3", {}, t("events")),
    h(
      "ul",
      {},
      state.events.map((event) =>
        h(
          "li",
          {},
          h(
            "a",
            { class: "event", href: event.location, "data-jump": event.channel_id, "data-test": "event" },
            h("span", { class: "channel-name" }, event.name),
            h("small", { class: "subtext" }, event.running ? t("running") : stamp(new Date(event.start), "f")),
          ),
        ),
      ),
    ),
  ];
}

/** For those alone who may make channels, as in Discord. */
function addButton(guild) {
  return h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": t("addChannel"),
      title: t("addChannel"),
      "data-test": "add-channel",
      onclick: () => askChannel((name, kind) => makeRoom(name, kind, guild.id)),
    },
    "+",
  );
}

function row(channel) {
  const unread = isUnread(channel);
  const notes = [channel.locked && t("locked"), channel.archived && t("archived")].filter(Boolean).join(", ");
  const mark = channel.type === DM ? "@" : isThread(channel) ? "└" : channel.type === FORUM ? "▤" : "#";
  const classes = ["channel", isThread(channel) && "thread", unread && "unread", channel.archived && "archived"].filter(
    Boolean,
  );
  return h(
    "button",
    {
      type: "button",
      class: classes.join(" "),
      "data-channel": channel.id,
      "data-test": "channel",
      title: channelLabel(channel),
      "aria-current": channel.id === state.channelId ? "page" : null,
      onclick: () => openRoom(channel.id),
    },
    h("span", { class: "channel-mark", "aria-hidden": "true" }, mark),
    h(
      "span",
      { class: "channel-name" },
      channelLabel(channel).replace(/^[#@]/, ""),
      notes && h("small", { class: "subtext" }, notes),
    ),
    unread && h("span", { class: "dot" }, h("span", { class: "hidden-text" }, t("unread"))),
  );
}
