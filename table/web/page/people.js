// The people one can be, and the settings of the one that is played: below the channels, or in a column at the right.

import { fill, freshId, h } from "../base/dom.js";
import { openKeys } from "./keys.js";
import { wide } from "./screen.js";
import { hue, initial, me, state, userName } from "../base/state.js";
import { t } from "../base/texts.js";

// The languages that this page has words in stand first.
const OWN_LANGUAGES = ["ru", "en-US"];

const panel = document.getElementById("people");
let actions = null;

/**
 * Connects the people.
 *
 * @param {{become: (personId: string) => void, addPerson: (name: string, locale: string) => void,
 *          setLocale: (locale: string) => void, setDms: (open: boolean) => void}} what
 */
export function wirePeople(what) {
  actions = what;
  wide.addEventListener("change", settle);
  settle();
}

/** Puts the people where there is room for them; the keyboard meets them in the order in which they are seen. */
function settle() {
  if (wide.matches) document.querySelector("main").after(panel);
  else document.getElementById("sidebar").append(panel);
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
        h("span", { class: "face-name only-wide", "aria-hidden": "true" }, t("addPerson")),
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
      h(
        "button",
        { type: "button", class: "chip-button keys-button", "data-test": "keys", onclick: openKeys },
        h("span", { "aria-hidden": "true" }, "⌨ "),
        t("keys"),
      ),
    ),
  );
  if (focused) panel.querySelector(`[data-test="${CSS.escape(focused)}"]`)?.focus();
}

function face(person) {
  const on = person.id === state.me;
  const closed = !person.dms_open && t("dmsClosed");
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
    h("span", { class: "face-name" }, userName(person.id)),
    h("small", { class: "face-note only-wide" }, [languageName(person.locale), closed].filter(Boolean).join(" · ")),
  );
}

function languageName(locale) {
  const names = new Intl.DisplayNames([locale], { type: "language", languageDisplay: "standard", style: "short" });
  const name = names.of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function languageField(locale, onChange) {
  const id = freshId("language");
  const offered = [...new Set([...OWN_LANGUAGES, ...state.locales])];
  return h(
    "div",
    { class: "setting" },
    h("label", { for: id }, t("language")),
    h(
      "select",
      { id, class: "field", "data-test": "language", onchange: (event) => onChange?.(event.target.value) },
      offered.map((code) => h("option", { value: code, selected: code === locale, lang: code }, languageName(code))),
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
