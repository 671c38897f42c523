// The form in which a channel or a forum is made.

import { freshId, h } from "../base/dom.js";
import { t } from "../base/texts.js";

const KINDS = { text: ["textChannel", "textChannelIs"], forum: ["forum", "forumIs"] };

/**
 * Asks for a channel's name and kind.
 *
 * @param {(name: string, kind: "text"|"forum") => void} make
 */
export function askChannel(make) {
  const name = h("input", {
    id: freshId("name"),
    class: "field",
    type: "text",
    maxlength: "100",
    required: true,
    autocomplete: "off",
    "data-test": "channel-name",
  });
  const groupId = freshId("kind");
  const dialog = h(
    "dialog",
    {
      class: "modal small-modal",
      "aria-label": t("addChannel"),
      "data-test": "new-channel",
      onclose: () => dialog.remove(),
    },
    h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          if (!name.value.trim()) return void name.focus();
          make(name.value.trim(), dialog.querySelector("input:checked").value);
          dialog.close();
        },
      },
      h("header", {}, h("h2", {}, t("addChannel"))),
      h(
        "div",
        { class: "modal-body" },
        h(
          "div",
          { class: "modal-field" },
          h("span", { id: groupId, class: "field-label" }, t("kind")),
          h("div", { class: "group", role: "radiogroup", "aria-labelledby": groupId }, Object.keys(KINDS).map(kindOf)),
        ),
        h("div", { class: "modal-field" }, h("label", { for: name.id, class: "field-label" }, t("channelName")), name),
      ),
      h(
        "footer",
        {},
        h("button", { type: "button", class: "button style-2", onclick: () => dialog.close() }, t("cancel")),
        h("button", { type: "submit", class: "button style-1" }, t("create")),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}

function kindOf(kind) {
  const input = h("input", {
    type: "radio",
    name: "kind",
    value: kind,
    checked: kind === "text",
    "data-test": `kind-${kind}`,
  });
  return h(
    "label",
    { class: "group-option" },
    input,
    h("span", { class: "option-text" }, KINDS[kind].map((key, n) => h(n ? "small" : "span", {}, t(key)))),
  );
}
