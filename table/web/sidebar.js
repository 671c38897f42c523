// The left column: channels with their threads, direct messages, and the people one can be.

import { fill, freshId, h } from "./dom.js";
import { channelLabel, DM, hue, initial, isThread, me, state } from "./state.js";
import { t } from "./texts.js";
import { isUnread } from "./unread.js";

const app = document.body;
const nav = document.getElementById("channels");
const panel = document.getElementById("people");
const burger = document.getElementById("burger");
const veil = document.getElementById("veil");
const narrow = window.matchMedia("(max-width: 760px)");
let actions = null;

/**
 * Connects the sidebar.
 *
 * @param {{open: (channelId: string) => void, become: (personId: string) => void,
 *          addPerson: (name: string, locale: string) => void, setLocale: (locale: string) => void,
 *          setDms: (open: boolean) => void}} what
 */
export function wireSidebar(what) {
  actions = what;
  burger.addEventListener("click", () => setDrawer(!app.classList.contains("drawer")));
  veil.addEventListener("click", () => setDrawer(false));
  document.addEventListener("keydown", (event) => {
    const inDialog = document.querySelector("dialog[open]");
    if (event.key === "Escape" && app.classList.contains("drawer") && !inDialog) setDrawer(false);
  });
  narrow.addEventListener("change", () => setDrawer(false));
  setDrawer(false);
}

/** Opens or closes the drawer that the sidebar is on a narrow screen. */
export function setDrawer(open) {
  const was = app.classList.contains("drawer");
  app.classList.toggle("drawer", open);
  veil.hidden = !open;
  burger.setAttribute("aria-expanded", String(open));
  // What is off the screen must not be reached by the keyboard either.
  document.getElementById("sidebar").inert = narrow.matches && !open;
  if (open) (nav.querySelector("[aria-current]") ?? nav.querySelector("button"))?.focus();
  else if (was) burger.focus();
}

/** Draws the channels. */
export function showChannels() {
  document.getElementById("guild").textContent = state.guild.name;
  nav.setAttribute("aria-label", t("channels"));
  burger.setAttribute("aria-label", t("openSidebar"));
  veil.setAttribute("aria-label", t("closeSidebar"));
  const all = [...state.channels.values()];
  const direct = all.filter((one) => one.type === DM);
  const top = all.filter((one) => one.type !== DM && !isThread(one));
  const threads = all.filter(isThread);
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
  fill(
    nav,
    h("h3", {}, t("channels")),
    h(
      "ul",
      {},
      top.map((channel) =>
        h(
          "li",
          {},
          row(channel),
          h(
            "ul",
            {},
            threads.filter((one) => one.parent_id === channel.id).map((one) => h("li", {}, row(one))),
          ),
        ),
      ),
    ),
    direct.length > 0 && [
      h("h3", {}, t("direct")),
      h(
        "ul",
        {},
        direct.map((channel) => h("li", {}, row(channel))),
      ),
    ],
  );
  if (focused) nav.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  const any = all.some(isUnread);
  document.getElementById("burger-unread").hidden = !any;
}

function row(channel) {
  const unread = isUnread(channel);
  const notes = [channel.locked && t("locked"), channel.archived && t("archived")].filter(Boolean).join(", ");
  const mark = channel.type === DM ? "@" : isThread(channel) ? "└" : "#";
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
      onclick: () => actions.open(channel.id),
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

/** Draws the people and the settings of the one that is played. */
export function showPeople() {
  const mine = me();
  if (!mine) return;
  const focused = panel.contains(document.activeElement) ? document.activeElement.dataset.test : null;
  fill(
    panel,
    h("h3", {}, t("youAre")),
    h(
      "div",
      { class: "faces", role: "group", "aria-label": t("youAre") },
      state.people.map(face),
      h(
        "button",
        {
          type: "button",
          class: "face add",
          "aria-label": t("addPerson"),
          title: t("addPerson"),
          "data-test": "add-person",
          onclick: askPerson,
        },
        h("span", { class: "avatar", "aria-hidden": "true" }, "+"),
      ),
    ),
    h(
      "div",
      { class: "settings" },
      languageField(mine.locale, (locale) => actions.setLocale(locale)),
      h(
        "label",
        { class: "switch" },
        h("input", {
          type: "checkbox",
          role: "switch",
          checked: !mine.dms_open,
          "data-test": "close-dms",
          onchange: (event) => actions.setDms(!event.target.checked),
        }),
        h("span", {}, t("closedDms")),
      ),
    ),
  );
  if (focused) panel.querySelector(`[data-test="${CSS.escape(focused)}"]`)?.focus();
}

function face(person) {
  const on = person.id === state.me;
  return h(
    "button",
    {
      type: "button",
      class: "face",
      "aria-pressed": String(on),
      title: t("be", { name: person.name }),
      "data-test": `be-${person.id}`,
      "data-person": person.id,
      onclick: () => actions.become(person.id),
    },
    h("span", { class: `avatar ${hue(person.id)}`, "aria-hidden": "true" }, initial(person.name)),
    h("span", { class: "face-name" }, person.name),
  );
}

function languageField(locale, onChange) {
  const id = freshId("language");
  const offered = [
    ["ru", "Русский"],
    ["en-US", "English"],
  ];
  if (!offered.some(([code]) => code === locale)) offered.push([locale, locale]);
  return h(
    "div",
    { class: "setting" },
    h("label", { for: id }, t("language")),
    h(
      "select",
      { id, class: "field", "data-test": "language", onchange: (event) => onChange?.(event.target.value) },
      offered.map(([code, name]) => h("option", { value: code, selected: code === locale, lang: code }, name)),
    ),
  );
}

function askPerson() {
  const id = freshId("name");
  const name = h("input", {
    id,
    class: "field",
    type: "text",
    maxlength: "32",
    required: true,
    autocomplete: "off",
    "data-test": "new-name",
  });
  const language = languageField(me().locale, null);
  const dialog = h(
    "dialog",
    {
      class: "modal small-modal",
      "aria-label": t("addPerson"),
      "data-test": "new-person",
      onclose: () => dialog.remove(),
    },
    h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          if (!name.value.trim()) return void name.focus();
          actions.addPerson(name.value.trim(), language.querySelector("select").value);
          dialog.close();
        },
      },
      h("header", {}, h("h2", {}, t("addPerson"))),
      h(
        "div",
        { class: "modal-body" },
        h("div", { class: "modal-field" }, h("label", { for: id, class: "field-label" }, t("name")), name),
        language,
      ),
      h(
        "footer",
        {},
        h("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, t("cancel")),
        h("button", { type: "submit", class: "button style-1" }, t("add")),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}
