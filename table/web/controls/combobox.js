// A text field with a list of suggestions above it, for options of commands.

import { h } from "../base/dom.js";
import { listbox, optionText } from "./listbox.js";
import { t } from "../base/texts.js";

const LEAST_PX = 96;
const MOST_PX = 330;
const EDGE_PX = 8;

/**
 * A text field with suggestions.
 *
 * @param {object} settings
 * @param {(text: string) => Promise<Array<{name: string, value: any, description?: string}>>} settings.source
 * @param {boolean} settings.strict whether only what was chosen from the list counts
 * @param {Object<string, any>} settings.attributes of the input
 * @param {() => void} settings.onChange called when text or choice has changed
 * @returns {{node: HTMLElement, input: HTMLInputElement, read: () => {text: string, item: object|null},
 *            write: (text: string, literal: boolean) => void}}
 *   `read` gives what stands in the field; a text that equals a suggestion's name counts as chosen. After `write` with
 *   `literal` Enter no longer takes the first suggestion for what is typed
 */
export function combobox({ source, strict, attributes, onChange }) {
  let items = [];
  let chosen = null;
  let asked = 0;
  let open = false;
  let typedOut = false;

  const input = textField(attributes, {
    onfocus: () => void refresh(),
    oninput: () => {
      chosen = null;
      onChange();
      void refresh();
    },
    onkeydown: onKey,
    onblur: () => setOpen(false),
  });
  const list = listbox({
    owner: input,
    attributes: {
      class: "options floating",
      hidden: true,
      "data-test": "suggestions",
      // The field keeps the focus while the list is pressed.
      onpointerdown: (event) => event.preventDefault(),
    },
    row: (item) => ({
      attributes: { "data-test": "suggestion" },
      children: [optionText(item.name, item.description)],
    }),
    choose: take,
  });

  async function refresh() {
    asked += 1;
    const mine = asked;
    setOpen(true);
    if (!items.length) list.show([], -1, t("searching"));
    // What was suggested for an earlier text is not to be taken by Enter while the answer is on its way.
    else if (typedOut) list.show(items, -1, t("searching"));
    const found = await source(chosen ? "" : input.value.trimStart());
    // An answer that a later question has overtaken is of no use.
    if (mine !== asked || !open) return;
    items = found;
    const first = !typedOut && (strict || input.value) ? 0 : -1;
    list.show(items, chosen ? Math.max(items.indexOf(chosen), first) : first, t("nothingFound"));
  }
  function setOpen(is) {
    open = is;
    list.node.hidden = !is;
    if (is) list.node.style.maxHeight = `${spaceAbove(list.node)}px`;
    input.setAttribute("aria-expanded", String(is));
    if (!is) input.removeAttribute("aria-activedescendant");
  }
  function take(item) {
    chosen = item;
    input.value = item.name;
    setOpen(false);
    onChange();
  }
  function onKey(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (open) list.move(event.key);
      else void refresh();
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if ((event.key === "Enter" || event.key === "Tab") && open && list.active() && !chosen) {
      // The key that chooses does not send; Tab goes on to the next field.
      if (event.key === "Enter") event.preventDefault();
      take(list.active());
    }
  }
  function read() {
    const text = input.value.trim();
    const named = (item) => item.name.toLocaleLowerCase() === text.toLocaleLowerCase();
    return { text, item: chosen ?? items.find(named) ?? null };
  }
  function write(text, literal) {
    chosen = null;
    typedOut ||= literal;
    input.value = text;
    if (document.activeElement === input) void refresh();
  }
  return { node: h("div", { class: "combobox" }, input, list.node), input, read, write };
}

/** How high a list above its form may be: a phone's keyboard leaves little room. */
function spaceAbove(node) {
  const top = (node.offsetParent ?? node).getBoundingClientRect().top;
  return Math.max(LEAST_PX, Math.min(MOST_PX, top - EDGE_PX));
}

function textField(attributes, listeners) {
  return h("input", {
    ...attributes,
    ...listeners,
    class: "field",
    type: "text",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
  });
}

/** A source of suggestions from a list that is known: names that contain the text, those that begin with it first. */
export function fromList(all) {
  const plain = (name) => name.trim().toLocaleLowerCase().replace(/^[@#]/, "");
  return async (text) => {
    const wanted = plain(text);
    const late = (item) => Number(!plain(item.name).startsWith(wanted));
    const found = all.filter((item) => plain(item.name).includes(wanted));
    return found.sort((one, other) => late(one) - late(other));
  };
}
