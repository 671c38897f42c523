// The page's own keys, and the list that tells them.

import { focusComposer } from "../commands/composer.js";
import { h } from "../base/dom.js";
import { toEnd } from "../message/scroll.js";
import { setDrawer, stepChannel } from "./sidebar.js";
import { t } from "../base/texts.js";

const LIST = [
  [["Alt+↑", "Alt+↓"], "keyChannels"],
  [["F6"], "keyParts"],
  [["/"], "keyCommands"],
  [["↑", "↓", "Enter"], "keyLists"],
  [["Esc"], "keyEnd"],
  [["+", "−", "0"], "keyViewer"],
  [["←", "→"], "keyPictures"],
  [["Ctrl+/"], "keyHelp"],
];
const PARTS = [".channels", "#scroller", ".composer", ".people"];

/** Listens for the page's keys. Those of lists, dialogs and the viewer are handled there. */
export function wireKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (act(event)) event.preventDefault();
  });
  const skip = document.getElementById("skip");
  skip.addEventListener("click", (event) => {
    event.preventDefault();
    setDrawer(false);
    focusComposer({ always: true });
  });
}

/** @returns {boolean} whether the key was one of the page's */
function act(event) {
  const { key, altKey, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  if (altKey && !control && !shiftKey && (key === "ArrowUp" || key === "ArrowDown")) {
    // There the same keys open the browser's own menu.
    if (event.target.matches("select")) return false;
    stepChannel(key === "ArrowUp" ? -1 : 1);
  } else if (key === "F6" && !control && !altKey) stepPart(shiftKey ? -1 : 1);
  // On a Russian keyboard the same key writes a full stop.
  else if (control && !altKey && (key === "/" || event.code === "Slash")) openKeys();
  else if (key === "Escape") toEnd();
  else return typed(event, control);
  return true;
}

/** Letters pressed while nothing takes them go to the composer, as in Discord. */
function typed(event, control) {
  const idle = event.target === document.body || event.target.matches("#scroller, .message");
  if (idle && event.key.length === 1 && event.key !== " " && !control && !event.altKey) focusComposer({ always: true });
  // The letter itself is still to be written.
  return false;
}

/** Goes round the parts of the page that can be seen. */
function stepPart(by) {
  const parts = PARTS.map((name) => document.querySelector(name)).filter((one) => !one.closest("[inert]"));
  const at = parts.findIndex((one) => one.contains(document.activeElement));
  const next = parts[(at + by + parts.length + (at < 0 && by < 0 ? 1 : 0)) % parts.length];
  const inner = next.querySelector("[aria-current], [aria-pressed=true], .input, button");
  (next.id === "scroller" ? next : (inner ?? next)).focus();
}

/** Shows the list of keys. */
export function openKeys() {
  const row = ([keys, text]) => [h("dt", {}, keys.map((key) => h("kbd", {}, key))), h("dd", {}, t(text))];
  const dialog = h(
    "dialog",
    { class: "modal keys", "aria-label": t("keys"), "data-test": "keys-list", onclose: () => dialog.remove() },
    h(
      "form",
      { method: "dialog" },
      h(
        "header",
        {},
        h("h2", {}, t("keys")),
        h("button", { class: "icon-button", "aria-label": t("close") }, "✕"),
      ),
      h("dl", { class: "modal-body" }, LIST.map(row)),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
