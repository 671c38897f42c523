// What an empty channel says: how to begin.

import { beginWith } from "../commands/composer.js";
import { entries } from "../commands/commands.js";
import { h } from "../base/dom.js";
import { t } from "../base/texts.js";

// The commands that a newcomer needs, by their first word.
const FIRST = ["help", "play"];

/** @returns {object|undefined} the entry of a command, of several the one that the bot itself names first */
function firstOf(name) {
  const own = entries().filter((entry) => entry.plain.split(" ")[0] === name);
  return own.find((entry) => entry.path.length === 1 || entry.path[1] === entry.command.options[0]) ?? own[0];
}

/** @returns {Array} the children of the line that stands for no messages */
export function welcome() {
  const found = FIRST.flatMap((name) => firstOf(name) ?? []);
  // A bot that is not there yet, or another one: the slash alone lists what it has.
  const lines = found.length ? found.map((entry) => `/${entry.name}`) : ["/"];
  const button = (line) =>
    h(
      "button",
      { type: "button", class: "button style-2", "data-test": "begin", onclick: () => beginWith(line) },
      line,
    );
  return [
    h("p", {}, t("emptyChannel")),
    h("p", {}, t("begin")),
    h("div", { class: "row first-steps" }, lines.map(button)),
  ];
}
