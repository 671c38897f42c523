// A select menu of any kind: a face that opens a list below it; several choices are confirmed together.

import { fill, freshId, h } from "./dom.js";
import { channelLabel, DM, state } from "./state.js";
import { t } from "./texts.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
// A list as long as this gets a search field.
const LONG = 12;

/** @returns {string|null} an emoji of a component as text; the table has no pictures of custom ones */
export function emojiText(emoji) {
  if (!emoji?.name) return null;
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

function everyone() {
  return { value: state.guild.id, label: "@everyone" };
}

function people() {
  return [...state.people, state.bot].map((user) => ({ value: user.id, label: user.name, description: null }));
}

function channels(types) {
  const allowed = [...state.channels.values()].filter(
    (one) => one.type !== DM && (!types?.length || types.includes(one.type)),
  );
  return allowed.map((one) => ({ value: one.id, label: channelLabel(one) }));
}

/** @returns {Array<{value: string, label: string, description?: string|null, emoji?: object}>} what a select offers */
export function offers(component) {
  if (component.type === STRING) return component.options;
  if (component.type === USER) return people();
  if (component.type === ROLE) return [everyone()];
  if (component.type === MENTIONABLE) return [...people(), everyone()];
  if (component.type === CHANNEL) return channels(component.channel_types);
  return [];
}

function defaults(component) {
  if (component.type === STRING) return component.options.filter((one) => one.default).map((one) => one.value);
  return (component.default_values ?? []).map((one) => one.id);
}

/** @returns {[number, number]} how many may be chosen: the least and the most */
export function bounds(component) {
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  return [least, component.max_values ?? 1];
}

/** A fresh draft of a select: what is chosen before anything is sent. */
export function draftOf(component) {
  return { signature: JSON.stringify(component), chosen: defaults(component), open: false };
}

/**
 * A select menu.
 *
 * @param {object} component Discord's select component
 * @param {object} settings
 * @param {object} settings.draft from `draftOf`; kept up to date, so that it outlives the node
 * @param {(values: string[]) => void} [settings.commit] sends the values; without it the draft is the answer (modals)
 * @param {string} [settings.labelledBy] id of the label's node
 * @returns {HTMLElement}
 */
export function select(component, { draft, commit = null, labelledBy = null }) {
  const items = offers(component);
  const [least, most] = bounds(component);
  const single = most === 1 && least === 1;
  const listId = freshId("list");
  const faceId = freshId("face");
  let active = Math.max(
    items.findIndex((item) => draft.chosen.includes(item.value)),
    0,
  );
  let shown = items;

  const face = h("button", {
    id: faceId,
    type: "button",
    class: "select-face",
    title: component.placeholder,
    disabled: component.disabled,
    "aria-haspopup": "listbox",
    "aria-controls": listId,
    "aria-labelledby": labelledBy && `${labelledBy} ${faceId}`,
    "data-key": component.custom_id,
    "data-test": "select",
    "data-custom-id": component.custom_id,
    onclick: () => toggle(!draft.open),
  });
  const list = h("ul", {
    id: listId,
    class: "options",
    role: "listbox",
    tabindex: "0",
    "aria-multiselectable": most > 1 ? "true" : null,
    "aria-label": component.placeholder || t("choose"),
    onkeydown: onKey,
    onclick: onClick,
  });
  const search =
    items.length >= LONG &&
    h("input", {
      class: "field",
      type: "search",
      placeholder: t("filter"),
      "aria-label": t("filter"),
      oninput: () => narrow(),
      onkeydown: (event) => {
        if (event.key === "ArrowDown" || event.key === "Enter") {
          event.preventDefault();
          list.focus();
        }
      },
    });
  const count = h("span", { class: "subtext", role: "status" });
  const confirm = h(
    "button",
    {
      type: "button",
      class: "button style-1",
      "data-test": "confirm",
      onclick: () => (commit ? send() : toggle(false)),
    },
    t("confirm"),
  );
  const panel = h(
    "div",
    { class: "select-panel" },
    search,
    list,
    !single && h("div", { class: "select-foot" }, count, confirm),
  );
  const root = h(
    "div",
    {
      class: "select",
      onkeydown: (event) => {
        if (event.key !== "Escape" || !draft.open) return;
        // The modal around it stays open.
        event.preventDefault();
        event.stopPropagation();
        toggle(false);
      },
    },
    face,
    panel,
  );

  function toggle(open) {
    draft.open = open && !component.disabled;
    draw();
    if (!draft.open) return void face.focus();
    (search || list).focus({ preventScroll: true });
    panel.scrollIntoView({ block: "nearest" });
  }
  function narrow() {
    const wanted = search.value.trim().toLocaleLowerCase();
    shown = items.filter((item) => `${item.label} ${item.description ?? ""}`.toLocaleLowerCase().includes(wanted));
    active = 0;
    draw();
  }
  function choose(item) {
    if (single) {
      draft.chosen = [item.value];
      draft.open = false;
      draw();
      face.focus();
      commit?.(draft.chosen);
      return;
    }
    if (draft.chosen.includes(item.value)) draft.chosen = draft.chosen.filter((value) => value !== item.value);
    else if (most === 1) draft.chosen = [item.value];
    else if (draft.chosen.length < most) draft.chosen = [...draft.chosen, item.value];
    draw();
  }
  function send() {
    draft.open = false;
    draw();
    face.focus();
    // Discord sends the values in the order of the options, whatever the order of choosing.
    commit(items.map((item) => item.value).filter((value) => draft.chosen.includes(value)));
  }
  function onClick(event) {
    const place = [...list.children].indexOf(event.target.closest("[role=option]"));
    if (!shown[place]) return;
    active = place;
    choose(shown[place]);
  }
  function onKey(event) {
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: shown.length - 1 };
    if (event.key in moves) active = Math.min(Math.max(moves[event.key], 0), shown.length - 1);
    else if ((event.key === "Enter" || event.key === " ") && shown[active]) choose(shown[active]);
    else if (!lettered(event)) return;
    event.preventDefault();
    if (draft.open) draw();
  }
  function lettered(event) {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const wanted = event.key.toLocaleLowerCase();
    const order = [...shown.keys()].map((step) => (active + 1 + step) % shown.length);
    const found = order.find((place) => shown[place].label.toLocaleLowerCase().startsWith(wanted));
    if (found !== undefined) active = found;
    return found !== undefined;
  }
  function draw() {
    const picked = items.filter((item) => draft.chosen.includes(item.value));
    face.setAttribute("aria-expanded", String(draft.open));
    fill(
      face,
      picked.length
        ? h(
            "span",
            { class: "chosen" },
            picked.map((item) => h("span", { class: most > 1 ? "chip" : "" }, optionLabel(item))),
          )
        : h("span", { class: "placeholder" }, component.placeholder || t("choose")),
      h("span", { class: "arrow", "aria-hidden": "true" }),
    );
    panel.hidden = !draft.open;
    if (!draft.open) return;
    const full = most > 1 && draft.chosen.length >= most;
    fill(
      list,
      shown.length
        ? shown.map((item, place) => row(item, place, full))
        : h("li", { class: "nothing" }, t("nothingFound")),
    );
    if (shown.length) list.setAttribute("aria-activedescendant", `${listId}-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
    count.textContent = t(least === most ? "chosenExactly" : "chosenBetween", { count: picked.length, least, most });
    confirm.disabled = picked.length < least || picked.length > most;
  }
  function row(item, place, full) {
    const on = draft.chosen.includes(item.value);
    return h(
      "li",
      {
        id: `${listId}-${place}`,
        role: "option",
        class: place === active ? "option active" : "option",
        "data-test": "option",
        "aria-selected": String(on),
        "aria-disabled": full && !on ? "true" : null,
        "data-value": item.value,
      },
      h("span", { class: most > 1 ? "tick box" : "tick", "aria-hidden": "true" }),
      h(
        "span",
        { class: "option-text" },
        h("span", {}, optionLabel(item)),
        item.description && h("small", {}, item.description),
      ),
    );
  }
  draw();
  return root;
}

function optionLabel(item) {
  const emoji = emojiText(item.emoji);
  return emoji ? `${emoji} ${item.label}` : item.label;
}
