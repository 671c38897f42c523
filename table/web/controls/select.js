// A select menu of any kind: a face that opens a list below it; several choices are confirmed together.

import { fill, freshId, h } from "../base/dom.js";
import { listbox, optionText } from "./listbox.js";
import { channelLabel, DM, openGuild, state, userName } from "../base/state.js";
import { t } from "../base/texts.js";

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

function roles() {
  return (openGuild()?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
}

function people() {
  return [...state.people, state.bot].map((user) => ({ value: user.id, label: userName(user.id), description: null }));
}

function channels(types) {
  const allowed = [...state.channels.values()].filter(
    (one) => one.type !== DM && one.guild_id === openGuild()?.id && (!types?.length || types.includes(one.type)),
  );
  return allowed.map((one) => ({ value: one.id, label: channelLabel(one) }));
}

/** @returns {Array<{value: string, label: string, description?: string|null, emoji?: object}>} what a select offers */
export function offers(component) {
  if (component.type === STRING) return component.options;
  if (component.type === USER) return people();
  if (component.type === ROLE) return roles();
  if (component.type === MENTIONABLE) return [...people(), ...roles()];
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

/** A fresh draft of a select: what is chosen before anything is sent; `before` is what was chosen when it opened. */
export function draftOf(component) {
  const chosen = defaults(component);
  return { signature: JSON.stringify(component), chosen, before: chosen, open: false };
}

// How each select on the page is left by a tap beside it.
const leavers = new WeakMap();

document.addEventListener("click", tapBeside, { capture: true });

/** Closes an open list when a tap falls beside it; among messages such a tap does nothing else. */
function tapBeside(event) {
  if (event.detail === 0) return;
  for (const face of document.querySelectorAll(".select-face[aria-expanded=true]")) {
    const root = face.closest(".select");
    if (root.contains(event.target)) continue;
    leavers.get(root)();
    if (!root.closest(".log") || !event.target.closest(".log")) continue;
    event.preventDefault();
    event.stopPropagation();
  }
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
  let shown = items;

  const face = faceOf(component, labelledBy, () => (draft.open ? leave() : toggle(true)));
  const list = listbox({
    attributes: {
      class: "options",
      tabindex: "0",
      "aria-multiselectable": most > 1 ? "true" : null,
      "aria-label": component.placeholder || t("choose"),
      onkeydown: onKey,
    },
    row: (item) => optionRow(item, draft.chosen, most),
    choose,
  });
  const search = items.length >= LONG && searchField(narrow, () => list.node.focus());
  const foot = footOf(least, most, () => send());
  const panel = h("div", { class: "select-panel" }, search, list.node, !single && foot.node);
  const root = h("div", { class: "select", onkeydown: onEscape }, face, panel);

  leavers.set(root, () => leave({ focus: false }));

  function toggle(open, { focus = true } = {}) {
    draft.open = open && !component.disabled;
    if (draft.open) draft.before = draft.chosen;
    draw(Math.max(shown.findIndex(isChosen), 0));
    if (!draft.open && focus) face.focus();
    if (!draft.open) return;
    (search || list.node).focus({ preventScroll: true });
    panel.scrollIntoView({ block: "nearest" });
  }
  function onEscape(event) {
    if (event.key !== "Escape" || !draft.open) return;
    // The modal around it stays open.
    event.preventDefault();
    event.stopPropagation();
    draft.chosen = draft.before;
    toggle(false);
  }
  /** Closes the list as Discord does: another choice is sent, one of too few is taken back. */
  function leave(how) {
    const same = [...draft.chosen].sort().join() === [...draft.before].sort().join();
    const fits = draft.chosen.length >= least && draft.chosen.length <= most;
    if (commit && !fits) draft.chosen = draft.before;
    if (same || !fits) toggle(false, how);
    else send(how);
  }
  function narrow(text) {
    const wanted = text.trim().toLocaleLowerCase();
    const words = (item) => `${item.label} ${item.description ?? ""}`.toLocaleLowerCase();
    shown = items.filter((item) => words(item).includes(wanted));
    draw(0);
  }
  function choose(item) {
    draft.chosen = chosenAfter(item.value, draft.chosen, least, most);
    if (!single) {
      draw(shown.indexOf(item));
      // A list longer than the window hides what is to be pressed next.
      if (draft.chosen.length >= least) foot.node.scrollIntoView({ block: "nearest" });
      return;
    }
    toggle(false);
    commit?.(draft.chosen);
  }
  function send(how) {
    toggle(false, how);
    // Discord sends the values in the order of the options, whatever the order of choosing.
    commit?.(items.filter(isChosen).map((item) => item.value));
  }
  function onKey(event) {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if ((event.key === "Enter" || event.key === " ") && list.active()) choose(list.active());
    else if (!list.move(event.key) && !(plain && list.letter(event.key.toLocaleLowerCase()))) return;
    event.preventDefault();
  }
  function isChosen(item) {
    return draft.chosen.includes(item.value);
  }
  function draw(active) {
    const picked = items.filter(isChosen);
    drawFace(face, picked, component, draft.open);
    panel.hidden = !draft.open;
    if (!draft.open) return;
    list.show(shown, active, t("nothingFound"));
    foot.update(picked.length);
  }
  draw(Math.max(items.findIndex(isChosen), 0));
  return root;
}

/** What is chosen after one more option was pressed: it is added, or taken away if it was chosen already. */
function chosenAfter(value, chosen, least, most) {
  if (most === 1 && least === 1) return [value];
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (most === 1) return [value];
  return chosen.length < most ? [...chosen, value] : chosen;
}

function faceOf(component, labelledBy, onclick) {
  const id = freshId("face");
  return h("button", {
    id,
    type: "button",
    class: "select-face",
    title: component.placeholder,
    disabled: component.disabled,
    "aria-haspopup": "listbox",
    "aria-labelledby": labelledBy && `${labelledBy} ${id}`,
    "data-key": component.custom_id,
    "data-test": "select",
    "data-custom-id": component.custom_id,
    onclick,
  });
}

function drawFace(face, picked, component, open) {
  const kind = component.max_values > 1 ? "chip" : "";
  const chosen = picked.map((item) => h("span", { class: kind }, optionLabel(item)));
  face.setAttribute("aria-expanded", String(open));
  fill(
    face,
    picked.length
      ? h("span", { class: "chosen" }, chosen)
      : h("span", { class: "placeholder" }, component.placeholder || t("choose")),
    h("span", { class: "arrow", "aria-hidden": "true" }),
  );
}

function searchField(narrow, leave) {
  return h("input", {
    class: "field",
    type: "search",
    placeholder: t("filter"),
    "aria-label": t("filter"),
    oninput: (event) => narrow(event.target.value),
    onkeydown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "Enter") return;
      event.preventDefault();
      leave();
    },
  });
}

function footOf(least, most, onclick) {
  const count = h("span", { class: "subtext", role: "status" });
  const confirm = h(
    "button",
    { type: "button", class: "button style-1", "data-test": "confirm", onclick },
    t("confirm"),
  );
  const update = (number) => {
    count.textContent = t(least === most ? "chosenExactly" : "chosenBetween", { count: number, least, most });
    confirm.disabled = number < least || number > most;
  };
  return { node: h("div", { class: "select-foot" }, count, confirm), update };
}

function optionRow(item, chosen, most) {
  const on = chosen.includes(item.value);
  const full = most > 1 && chosen.length >= most;
  return {
    attributes: {
      "data-test": "option",
      "data-value": item.value,
      "aria-selected": String(on),
      "aria-disabled": full && !on ? "true" : null,
    },
    children: [
      optionText(optionLabel(item), item.description),
      h("span", { class: most > 1 ? "tick box" : "tick", "aria-hidden": "true" }),
    ],
  };
}

function optionLabel(item) {
  const emoji = emojiText(item.emoji);
  return emoji ? `${emoji} ${item.label}` : item.label;
}
