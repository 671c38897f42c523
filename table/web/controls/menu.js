// A menu that opens beside what was pressed; on a narrow screen at the lower edge.

import { h } from "../base/dom.js";

const EDGE_PX = 8;
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Opens a menu; a tap beside it closes it and does nothing else.
 *
 * @param {DOMRect} at where the thing stands that the menu is for
 * @param {string} title
 * @param {Array<{name: string, run: () => void}>} items
 */
export function openMenu(at, title, items) {
  let down = null;
  const buttons = items.map(({ name, run }) =>
    h(
      "button",
      { type: "button", role: "menuitem", class: "menu-item", "data-test": "menu-item", onclick: () => choose(run) },
      name,
    ),
  );
  const dialog = h(
    "dialog",
    {
      class: "menu",
      "data-test": "menu",
      onclose: () => dialog.remove(),
      onkeydown,
      onpointerdown: (event) => {
        down = event.target;
      },
      onclick: (event) => down === dialog && event.target === dialog && dialog.close(),
    },
    h("p", { class: "menu-title" }, title),
    h("div", { role: "menu", "aria-label": title, class: "menu-items" }, buttons),
  );
  // The finger whose long press has opened the menu leaves it, or what is beside it, without having pressed there.
  const stray = (event) => event.detail > 0 && !down && event.stopPropagation();
  dialog.addEventListener("click", stray, { capture: true });
  function choose(run) {
    dialog.close();
    run();
  }
  function onkeydown(event) {
    const from = buttons.indexOf(document.activeElement);
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    buttons[(from + STEPS[event.key] + buttons.length) % buttons.length].focus();
  }
  document.body.append(dialog);
  dialog.showModal();
  place(dialog, at);
  buttons[0].focus();
}

/** Puts the menu below what it is for, or above it where there is no room; the narrow screen's styles overrule this. */
function place(dialog, at) {
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const most = (room, size) => Math.max(EDGE_PX, room - size - EDGE_PX);
  const below = at.bottom + height + EDGE_PX <= innerHeight;
  dialog.style.setProperty("--left", `${Math.min(Math.max(at.left, EDGE_PX), most(innerWidth, width))}px`);
  dialog.style.setProperty("--top", `${below ? at.bottom : Math.max(EDGE_PX, at.top - height)}px`);
}
