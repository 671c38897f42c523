// The field of an option that takes a file: picked or dropped, and sent to the table at once, as Discord's client does.

import { fill, h, spinner } from "../base/dom.js";
import { state } from "../base/state.js";
import { fileSize, t } from "../base/texts.js";

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * A field for a file.
 *
 * @param {Object<string, any>} attributes of the input
 * @param {() => void} onChange called when another file was picked, or none any more
 * @returns {{node: HTMLElement, input: HTMLInputElement, typed: () => string, write: () => void, offer: () => void,
 *            read: () => {value?: string, empty?: boolean, error?: string}}}
 *   `read` gives the file's id once the table has it; until then, and where it failed, why there is none.
 *   `offer` lets a file be chosen
 */
export function fileField(attributes, onChange) {
  let value = null;
  let error = "";
  let onItsWay = false;
  // A file that another one was picked after is of no use.
  let turn = 0;
  const input = h("input", { ...attributes, type: "file", class: "file-input", onchange: () => take(input.files) });
  const face = h("span", { class: "field file-face" });
  const drop = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("dropFile"), "data-test": "drop-file", hidden: true },
    "✕",
  );
  drop.addEventListener("click", clear);
  const pick = h("label", { class: "file-pick" }, input, face);
  const listeners = {
    ondragover: (event) => event.preventDefault(),
    ondrop: (event) => {
      event.preventDefault();
      take(event.dataTransfer.files);
    },
  };
  const node = h("div", { class: "file-field", ...listeners }, pick, drop);

  function show(...inside) {
    fill(face, inside);
    drop.hidden = !value && !error;
  }
  function clear() {
    turn += 1;
    value = null;
    error = "";
    onItsWay = false;
    input.value = "";
    show(h("span", { class: "file-name" }, t("chooseFile")));
    onChange();
    input.focus();
  }
  async function take(files) {
    const file = files[0];
    if (!file) return;
    turn += 1;
    const mine = turn;
    value = null;
    error = file.size > MOST_BYTES ? t("fileTooLarge", { most: fileSize(MOST_BYTES) }) : "";
    onItsWay = !error;
    const told = [h("span", { class: "file-name" }, file.name), h("small", {}, fileSize(file.size))];
    onChange();
    if (error) return show(...told);
    show(spinner(), ...told);
    const sent = await send(file);
    if (mine !== turn) return;
    onItsWay = false;
    value = sent;
    if (!sent) error = t("fileNotSent");
    show(...told);
    onChange();
    // With the file the command is complete as a rule: one more Enter runs it.
    if (value && document.activeElement === input) input.form?.querySelector("[type=submit]")?.focus();
  }
  function read() {
    if (error) return { error };
    if (value) return { value };
    // Not by `input.files`: a file that was dropped is none of them.
    return onItsWay ? { error: t("fileOnItsWay") } : { empty: true };
  }
  show(h("span", { class: "file-name" }, t("chooseFile")));
  return { node, input, typed: () => value ?? "", read, write: () => {}, offer: () => input.click() };
}

/** The id under which the table has taken a file; null if it has not. */
async function send(file) {
  const url = new URL("/page/attach", location.href);
  url.searchParams.set("person", state.me);
  url.searchParams.set("name", file.name);
  try {
    const answer = await fetch(url, { method: "POST", body: file });
    return answer.ok ? (await answer.json()).id : null;
  } catch {
    return null;
  }
}
