// A text field with a list of suggestions below or above it, for options of commands.

import { fill, freshId, h } from "./dom.js";
import { t } from "./texts.js";

/**
 * A text field with suggestions.
 *
 * @param {object} settings
 * @param {(text: string) => Promise<Array<{name: string, value: any, description?: string}>>} settings.source
 * @param {boolean} settings.strict whether only what was chosen from the list counts
 * @param {Object<string, any>} settings.attributes of the input
 * @param {() => void} [settings.onChange] called when text or choice has changed
 * @returns {{node: HTMLElement, input: HTMLInputElement, read: () => {text: string, item: object|null}}}
 */
export function combobox({ source, strict, attributes, onChange = null }) {
  const listId = freshId("suggestions");
  let items = [];
  let active = -1;
  let chosen = null;
  let asked = 0;
  let open = false;

  const input = h("input", {
    ...attributes,
    class: "field",
    type: "text",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": listId,
    onfocus: () => void refresh(),
    oninput: onInput,
    onkeydown: onKey,
    onblur: () => hide(),
  });
  const list = h("ul", {
    id: listId,
    class: "options floating",
    role: "listbox",
    hidden: true,
    "data-test": "suggestions",
    // The field keeps the focus while the list is pressed.
    onpointerdown: (event) => event.preventDefault(),
    onclick: onClick,
  });
  const node = h("div", { class: "combobox" }, input, list);

  function onInput() {
    chosen = null;
    onChange?.();
    void refresh();
  }
  async function refresh() {
    asked += 1;
    const mine = asked;
    open = true;
    if (!items.length) draw(t("searching"));
    const found = await source(chosen ? "" : input.value);
    // An answer that a later question has overtaken is of no use.
    if (mine !== asked || !open) return;
    items = found;
    active =
      items.length && (strict || input.value)
        ? Math.max(
            items.findIndex((one) => one === chosen),
            0,
          )
        : -1;
    draw(t("nothingFound"));
  }
  function take(item) {
    chosen = item;
    input.value = item.name;
    hide();
    onChange?.();
  }
  function hide() {
    open = false;
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }
  function onClick(event) {
    const place = [...list.children].indexOf(event.target.closest("[role=option]"));
    if (items[place]) take(items[place]);
  }
  function onKey(event) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) {
      event.preventDefault();
      if (!open) return void refresh();
      if (items.length) active = (active + move + items.length) % items.length;
      draw(t("nothingFound"));
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    } else if ((event.key === "Enter" || event.key === "Tab") && open && items[active] && !chosen) {
      // The key that chooses does not send; Tab goes on to the next field.
      if (event.key === "Enter") event.preventDefault();
      take(items[active]);
    }
  }
  function draw(otherwise) {
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    fill(list, items.length ? items.map(row) : h("li", { class: "nothing" }, otherwise));
    if (active >= 0) input.setAttribute("aria-activedescendant", `${listId}-${active}`);
    else input.removeAttribute("aria-activedescendant");
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }
  function row(item, place) {
    return h(
      "li",
      {
        id: `${listId}-${place}`,
        role: "option",
        class: place === active ? "option active" : "option",
        "aria-selected": String(place === active),
        "data-test": "suggestion",
      },
      h(
        "span",
        { class: "option-text" },
        h("span", {}, item.name),
        item.description && h("small", {}, item.description),
      ),
    );
  }
  /** What stands in the field; a text that equals a suggestion's name counts as chosen. */
  function read() {
    const text = input.value.trim();
    return {
      text,
      item: chosen ?? items.find((one) => one.name.toLocaleLowerCase() === text.toLocaleLowerCase()) ?? null,
    };
  }
  return { node, input, read };
}

/** A source of suggestions from a list that is known: names that contain the text, those that begin with it first. */
export function fromList(all) {
  return async (text) => {
    const wanted = text.trim().toLocaleLowerCase().replace(/^[@#]/, "");
    const plain = (item) => item.name.toLocaleLowerCase().replace(/^[@#]/, "");
    const found = all().filter((item) => plain(item).includes(wanted));
    return found.sort(
      (one, other) => Number(!plain(one).startsWith(wanted)) - Number(!plain(other).startsWith(wanted)),
    );
  };
}
