// The fields of a modal: text, selects, radio buttons and checkboxes.

import { freshId, h } from "../base/dom.js";
import { bounds, draftOf, select } from "./select.js";
import { t } from "../base/texts.js";

const TEXT_INPUT = 4;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;
const LONGEST_TEXT = 4000;

/**
 * A field of a modal under its label.
 *
 * @param {object} component Discord's component inside a label or an old action row
 * @param {string} label
 * @param {string|null|undefined} description
 * @returns {{node: HTMLElement, read: () => object, check: () => boolean, focus: () => void}}
 *   `read` gives the component as a submission has it; `check` says whether it may be sent and shows why not
 */
export function modalField(component, label, description) {
  const id = freshId("field");
  const make = MAKERS[component.type] ?? choice;
  const control = make(component, { id, labelId: `${id}-label`, label });
  const needed = component.required !== false && component.type !== CHECKBOX;
  const error = h("small", { id: `${id}-error`, class: "failure", role: "alert" });
  const head = h(
    control.native ? "label" : "span",
    { id: `${id}-label`, class: "field-label", for: control.native ? id : null },
    label,
    needed && h("span", { class: "needed", "aria-hidden": "true" }, " *"),
  );
  const node = h(
    "div",
    { class: "modal-field", "data-test": `field-${component.custom_id}` },
    component.type !== CHECKBOX && head,
    description && component.type !== CHECKBOX && h("small", { class: "note" }, description),
    control.node,
    description && component.type === CHECKBOX && h("small", { class: "note" }, description),
    error,
  );

  function check() {
    const words = control.problem();
    error.textContent = words;
    node.classList.toggle("invalid", Boolean(words));
    return !words;
  }
  const read = () => ({ type: component.type, id: component.id, custom_id: component.custom_id, ...control.value() });
  return { node, read, check, focus: control.focus };
}

const MAKERS = {
  [TEXT_INPUT]: textInput,
  [FILE_UPLOAD]: fileUpload,
  [RADIO_GROUP]: radioGroup,
  [CHECKBOX_GROUP]: checkboxGroup,
  [CHECKBOX]: checkbox,
};

function textInput(component, { id }) {
  const attributes = {
    id,
    class: "field",
    placeholder: component.placeholder,
    value: component.value ?? "",
    "aria-describedby": `${id}-error`,
    "aria-required": component.required === false ? null : "true",
    autocomplete: "off",
  };
  const input =
    component.style === PARAGRAPH
      ? h("textarea", { ...attributes, rows: "4" })
      : h("input", { ...attributes, type: "text" });
  const most = component.max_length ?? LONGEST_TEXT;
  const problem = () => {
    const length = Array.from(input.value).length;
    if (!length) return component.required === false ? "" : t("required");
    if (length < (component.min_length ?? 0)) return t("shorterThan", { least: component.min_length });
    return length > most ? t("longerThan", { most }) : "";
  };
  return { node: input, native: true, value: () => ({ value: input.value }), problem, focus: () => input.focus() };
}

function choice(component, { labelId }) {
  const draft = draftOf(component);
  const node = select(component, { draft, labelledBy: labelId });
  const [least, most] = bounds(component);
  return {
    node,
    native: false,
    value: () => ({ values: draft.chosen }),
    problem: () => counted(draft.chosen.length, component.required === false && !draft.chosen.length ? 0 : least, most),
    focus: () => node.querySelector("button").focus(),
  };
}

function counted(count, least, most) {
  if (count >= least && count <= most) return "";
  if (!count && least === 1) return t("required");
  return t(least === most ? "chosenExactly" : "chosenBetween", { count, least, most });
}

function fileUpload() {
  const node = h("p", { class: "note", tabindex: "-1" }, t("noUpload"));
  return { node, native: false, value: () => ({ values: [] }), problem: () => "", focus: () => node.focus() };
}

function options(component, kind, labelId) {
  const name = freshId("group");
  const inputs = component.options.map((option) =>
    h("input", { type: kind, name, value: option.value, checked: Boolean(option.default) }),
  );
  const node = h(
    "div",
    { class: "group", role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": labelId },
    component.options.map((option, place) =>
      h(
        "label",
        { class: "group-option" },
        inputs[place],
        h(
          "span",
          { class: "option-text" },
          h("span", {}, option.label),
          option.description && h("small", {}, option.description),
        ),
      ),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { node, native: false, chosen, focus: () => (inputs.find((input) => input.checked) ?? inputs[0]).focus() };
}

function radioGroup(component, { labelId }) {
  const group = options(component, "radio", labelId);
  const problem = () => (component.required !== false && !group.chosen().length ? t("required") : "");
  return { ...group, value: () => ({ value: group.chosen()[0] ?? null }), problem };
}

function checkboxGroup(component, { labelId }) {
  const group = options(component, "checkbox", labelId);
  const least = component.min_values ?? (component.required === false ? 0 : 1);
  const most = component.max_values ?? component.options.length;
  return {
    ...group,
    value: () => ({ values: group.chosen() }),
    problem: () => counted(group.chosen().length, least, most),
  };
}

function checkbox(component, { id, label }) {
  const input = h("input", { id, type: "checkbox", checked: Boolean(component.default) });
  const node = h("label", { class: "group-option" }, input, h("span", {}, label));
  return { node, native: true, value: () => ({ value: input.checked }), problem: () => "", focus: () => input.focus() };
}
