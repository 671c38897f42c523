// What is seen of a forum: its posts, the newest first, and those that are over below the others.

import { h } from "../base/dom.js";
import { isThread, state } from "../base/state.js";
import { t } from "../base/texts.js";

/** @returns {Array} the children of the line that stands for a forum's posts */
export function posts(forum) {
  const found = [...state.channels.values()].filter((one) => isThread(one) && one.parent_id === forum.id);
  found.sort((one, other) => Boolean(one.archived) - Boolean(other.archived) || (BigInt(one.id) < BigInt(other.id) ? 1 : -1));
  if (!found.length) return [h("p", {}, t("emptyForum"))];
  return [h("ul", { class: "posts", role: "list" }, found.map(post))];
}

function post(thread) {
  const notes = [...(thread.tags ?? []), thread.locked && t("locked"), thread.archived && t("archived")].filter(Boolean);
  return h(
    "li",
    {},
    h(
      "a",
      { class: `post${thread.archived ? " archived" : ""}`, href: `#${thread.id}`, "data-jump": thread.id, "data-test": "post" },
      h("span", { class: "channel-name" }, thread.name),
      notes.length ? h("span", { class: "post-tags" }, notes.map((note) => h("small", { class: "post-tag" }, note))) : null,
    ),
  );
}
