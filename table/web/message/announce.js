// New messages for those who listen to the page: said once, in short. An edit is not said: boards change all the time.

import { t } from "../base/texts.js";

const LONGEST = 240;

const spoken = document.getElementById("spoken");

/** Forgets what was said: it may have been for one person alone. */
export function hush() {
  spoken.replaceChildren();
}

/**
 * Says who writes and what, in a live region.
 *
 * @param {HTMLElement} node the message as it is shown
 * @param {string} name of its author
 * @param {boolean} isPrivate whether nobody else sees it
 */
export function announce(node, name, isPrivate) {
  const parts = [...node.querySelectorAll(".content, .text, .embed-body, .thinking")].map((one) => one.textContent);
  const said = parts.join(" ").replace(/\s+/g, " ").trim();
  const words = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
  const head = isPrivate ? `${name} (${t("onlyYou")})` : name;
  // A node of its own, so that the same words twice are said twice.
  const line = document.createElement("span");
  line.textContent = `${head}: ${words || t("picture")}`;
  spoken.replaceChildren(line);
}
