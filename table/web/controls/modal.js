// Modals: Discord's forms in a dialog. Nothing typed is lost while an answer is awaited or after a failure.

import { fill, freshId, h, spinner } from "../base/dom.js";
import { modalField } from "./fields.js";
import { act, failureText } from "../base/interactions.js";
import { markdown } from "../message/markdown.js";
import { state } from "../base/state.js";
import { t } from "../base/texts.js";

const ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;

/**
 * Opens a modal.
 *
 * @param {string} interactionId of the interaction that it answers
 * @param {{title: string, custom_id: string, components: object[]}} data
 */
export function openModal(interactionId, data) {
  const parts = data.components.map(part);
  const titleId = freshId("modal");
  let sending = false;
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button style-1", "data-test": "submit" }, t("submit"));
  const dialog = h(
    "dialog",
    { class: "modal", "aria-labelledby": titleId, "data-test": "modal", onclose: close },
    h(
      "form",
      { novalidate: true, onsubmit: send },
      h(
        "header",
        {},
        h("h2", { id: titleId }, data.title),
        h(
          "button",
          { type: "button", class: "icon-button", "aria-label": t("close"), onclick: () => dialog.close() },
          "✕",
        ),
      ),
      h("p", { class: "subtext" }, t("botForm", { name: state.bot.name })),
      h(
        "div",
        { class: "modal-body" },
        parts.map((one) => one.node),
      ),
      error,
      h(
        "footer",
        {},
        h("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, t("cancel")),
        submit,
      ),
    ),
  );

  function send(event) {
    event.preventDefault();
    const wrong = parts.filter((one) => one.field && !one.field.check());
    if (sending) return;
    if (wrong.length) return void wrong[0].field.focus();
    busy(true);
    error.hidden = true;
    const end = () => dialog.close();
    act(
      { t: "submit", interaction_id: interactionId, components: parts.map((one) => one.read()) },
      {
        done: end,
        thinking: end,
        failed: (answer) => {
          busy(false);
          error.textContent = failureText(answer);
          error.hidden = false;
        },
      },
    );
  }
  function close() {
    dialog.remove();
    // Where the focus was is often gone by now: the form of the command, or an edited message.
    if (document.activeElement === document.body) document.querySelector(".composer .input")?.focus();
  }
  function busy(on) {
    sending = on;
    submit.setAttribute("aria-disabled", String(on));
    fill(submit, on && spinner(), t("submit"));
  }
  // The dialogs of one person do not pile up: Discord, too, shows the latest only.
  for (const open of document.querySelectorAll("dialog.modal")) open.close();
  document.body.append(dialog);
  dialog.showModal();
  parts.find((one) => one.field)?.field.focus();
}

/** A top-level part of a modal: its node, its field if it has one, and what is submitted for it. */
function part(data) {
  if (data.type === LABEL) {
    const field = modalField(data.component, data.label, data.description);
    return { node: field.node, field, read: () => ({ type: LABEL, id: data.id, component: field.read() }) };
  }
  if (data.type === ROW) {
    const inner = data.components[0];
    const field = modalField(inner, inner.label ?? inner.placeholder ?? "", null);
    return { node: field.node, field, read: () => ({ type: ROW, id: data.id, components: [field.read()] }) };
  }
  const words = data.type === TEXT_DISPLAY ? data.content : t("unknownPart", { type: data.type });
  return {
    node: h("div", { class: "markdown" }, markdown(words)),
    field: null,
    read: () => ({ type: data.type, id: data.id }),
  };
}
