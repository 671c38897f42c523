// A list of options, one of them active: what menus, suggestions and the command picker have in common.

import { fill, freshId, h } from "../base/dom.js";

/**
 * A list to choose from. The focus is on the list, or on a field (`owner`) that moves through it.
 *
 * @param {object} settings
 * @param {Object<string, any>} settings.attributes of the list
 * @param {(item: object) => {attributes: Object<string, any>, children: Array}} settings.row what an option shows
 * @param {(item: object) => void} settings.choose called when an option is pressed
 * @param {HTMLElement} [settings.owner]
 * @returns {{node: HTMLElement, show: (items: object[], active: number, otherwise: string) => void,
 *            active: () => object|undefined, move: (key: string) => boolean, letter: (key: string) => boolean}}
 *   `show` draws options anew, or the text `otherwise` if there are none; `move` and `letter` go to another option
 *   and return whether the key does so
 */
export function listbox({ attributes, row, choose, owner = null }) {
  const id = freshId("list");
  let items = [];
  let active = -1;
  const node = h("ul", {
    id,
    role: "listbox",
    ...attributes,
    onclick: (event) => {
      const place = [...node.children].indexOf(event.target.closest("[role=option]"));
      if (!items[place]) return;
      active = place;
      choose(items[place]);
    },
  });
  const focused = owner ?? node;
  owner?.setAttribute("aria-controls", id);

  function show(found, place, otherwise) {
    items = found;
    active = Math.min(place, found.length - 1);
    fill(node, items.length ? items.map(option) : h("li", { class: "nothing" }, otherwise));
    mark();
  }
  function option(item, place) {
    const { attributes: own, children } = row(item);
    return h("li", { id: `${id}-${place}`, role: "option", class: "option", ...own }, children);
  }
  function mark() {
    const options = items.length ? [...node.children] : [];
    for (const [place, one] of options.entries()) {
      one.classList.toggle("active", place === active);
      // Where nothing can be chosen for good, the active option is the selected one.
      if (owner) one.setAttribute("aria-selected", String(place === active));
    }
    if (active >= 0) focused.setAttribute("aria-activedescendant", `${id}-${active}`);
    else focused.removeAttribute("aria-activedescendant");
    options[active]?.scrollIntoView({ block: "nearest" });
  }
  function move(key) {
    const last = items.length - 1;
    const places = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    if (!(key in places) || last < 0) return false;
    active = places[key];
    mark();
    return true;
  }
  function letter(key) {
    const order = [...items.keys()].map((step) => (active + 1 + step) % items.length);
    const begins = (place) => node.children[place].textContent.trim().toLocaleLowerCase().startsWith(key);
    const found = key.length === 1 ? order.find(begins) : undefined;
    if (found === undefined) return false;
    active = found;
    mark();
    return true;
  }
  return { node, show, active: () => items[active], move, letter };
}

/** The usual children of an option: a name and a description below it. */
export function optionText(name, description) {
  return h("span", { class: "option-text" }, h("span", {}, name), description && h("small", {}, description));
}
