// Discord's markdown as DOM nodes. The text is data from anywhere: only text nodes and checked addresses come of it.

import { readName } from "../commands/commands.js";
import { h, safeUrl, unbroken } from "../base/dom.js";
import { channelLabel, state, userName } from "../base/state.js";
import { fullTime, stamp, t } from "../base/texts.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/g;
const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/**
 * A text as Discord's client shows it.
 *
 * @param {string} text
 * @returns {DocumentFragment}
 */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    fragment.append(...blocks(text.slice(from, match.index).replace(/\n$/, "")));
    fragment.append(h("pre", { class: "code-block" }, h("code", { "data-language": match[1] }, match[2])));
    from = match.index + match[0].length;
  }
  fragment.append(...blocks(from ? text.slice(from).replace(/^\n/, "") : text));
  return fragment;
}

function blocks(text, quoted = false) {
  if (!text) return [];
  const nodes = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(h("div", { class: "plain" }, inline(plain.join("\n"))));
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const block = special(lines, at, quoted);
    if (block) {
      flush();
      nodes.push(block.nodes);
      at = block.next;
    } else {
      plain.push(lines[at]);
      at += 1;
    }
  }
  flush();
  return nodes.flat();
}

/**
 * The nodes of the heading, subtext, quote or list that begins at a line, and the line after it.
 * Null for a plain line. Quotes do not nest.
 */
function special(lines, at, quoted) {
  const line = lines[at];
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading) {
    // The page's own heading is h1: those of messages come below it.
    const level = heading[1].length;
    return { nodes: [h(`h${level + 1}`, { class: `heading-${level}` }, inline(heading[2]))], next: at + 1 };
  }
  const small = /^-#\s+(\S.*)$/.exec(line);
  if (small) return { nodes: [h("small", { class: "subtext" }, inline(small[1]))], next: at + 1 };
  if (ITEM.test(line)) return run(lines, at, ITEM, lists);
  if (quoted) return null;
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return { nodes: [h("blockquote", {}, blocks(rest, true))], next: lines.length };
  }
  if (/^>\s/.test(line)) return run(lines, at, /^>\s/, quote);
  return null;
}

function quote(lines) {
  return [h("blockquote", {}, blocks(lines.map((line) => line.slice(2)).join("\n"), true))];
}

const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;

function run(lines, at, pattern, make) {
  let next = at;
  while (next < lines.length && pattern.test(lines[next])) next += 1;
  return { nodes: make(lines.slice(at, next)), next };
}

/** Lines of list items as nested lists: deeper indentation is a list within the item before it. */
function lists(lines) {
  const roots = [];
  const open = [];
  for (const line of lines) {
    const [, indent, mark, text] = ITEM.exec(line);
    const depth = indent.length;
    const tag = /\d/.test(mark) ? "ol" : "ul";
    while (open.length && (depth < open.at(-1).depth || (depth === open.at(-1).depth && open.at(-1).tag !== tag)))
      open.pop();
    if (!open.length || depth > open.at(-1).depth) {
      const node = h(tag, { start: tag === "ol" ? parseInt(mark, 10) : null });
      if (open.length) open.at(-1).node.lastElementChild.append(node);
      else roots.push(node);
      open.push({ depth, tag, node });
    }
    open.at(-1).node.append(h("li", {}, inline(text)));
  }
  return roots;
}

// Each rule is tried where the text stands; what it gives is appended and the text goes on behind the match.
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (match) => match[1]],
  [/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, unbroken(match[2].trim() || match[2]))],
  [/<@!?(\d+)>/y, (match) => userMention(match[1])],
  [/<@&(\d+)>/y, (match) => h("span", { class: "mention" }, roleName(match[1]))],
  [/@(everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
  [/<#(\d+)>/y, (match) => channelMention(match[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/<a?:(\w+):\d+>/y, (match) => `:${match[1]}:`],
  [/<\/([^:>\n]+):(\d+)>/y, (match) => commandMention(match[1], match[2])],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/y,
    (match, depth) => link(match[2], inline(match[1], depth)),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1], [match[1]])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y, (match) => link(match[0], [match[0]])],
];

const SPANS = [
  ["||", (children) => spoiler(children)],
  ["**", (children) => h("strong", {}, children)],
  ["__", (children) => h("u", {}, children)],
  ["~~", (children) => h("s", {}, children)],
  ["*", (children) => h("em", {}, children)],
  ["_", (children) => h("em", {}, children)],
];

// Runs of these characters can begin nothing special.
const ORDINARY = /[^\\`<@h[|*_~]+/y;
const DEEPEST = 12;

/** The nodes and strings of one run of text. */
function inline(text, depth = 0) {
  const parts = [];
  for (let at = 0; at < text.length;) {
    const found = ordinary(text, at) ?? ruled(text, at, depth) ?? (depth < DEEPEST ? span(text, at, depth) : null);
    parts.push(found ? found.part : text[at]);
    at = found ? found.next : at + 1;
  }
  return parts;
}

function ordinary(text, at) {
  ORDINARY.lastIndex = at;
  const match = ORDINARY.exec(text);
  return match && { part: match[0], next: ORDINARY.lastIndex };
}

function ruled(text, at, depth) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    // The next position is read first: `make` may use the same pattern for what is within.
    if (match) return { next: pattern.lastIndex, part: make(match, depth + 1) };
  }
  return null;
}

function span(text, at, depth) {
  for (const [mark, make] of SPANS) {
    if (!text.startsWith(mark, at)) continue;
    const end = mark.length === 2 ? doubleEnd(text, at, mark) : singleEnd(text, at, mark);
    if (end > 0) return { part: make(inline(text.slice(at + mark.length, end), depth + 1)), next: end + mark.length };
  }
  return null;
}

function doubleEnd(text, at, mark) {
  let end = text.indexOf(mark, at + 3);
  // In "***both***" the outer mark closes last.
  while (end > 0 && text[end + 2] === mark[0] && mark !== "||") end += 1;
  return end;
}

function singleEnd(text, at, mark) {
  // An underscore within a word, as in snake_case, is only that.
  const inWord = (place) => mark === "_" && /[\p{L}\p{N}]/u.test(text[place] ?? "");
  const space = (place) => /\s/.test(text[place] ?? " ");
  if (inWord(at - 1) || space(at + 1)) return -1;
  for (let end = at + 2; end < text.length; end += 1) {
    if (text[end] !== mark) continue;
    if (text[end + 1] === mark) end += 1;
    else if (!space(end - 1) && !inWord(end + 1)) return end;
  }
  return -1;
}

function userMention(id) {
  const mine = id === state.me ? "mention me" : "mention";
  return h("span", { class: mine }, `@${userName(id) ?? t("unknownUser")}`);
}

function channelMention(id) {
  const channel = state.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, `#${t("unknownChannel")}`);
  return h("a", { class: "mention", href: `#${id}`, "data-jump": id }, channelLabel(channel));
}

/** A command that is put into the line when pressed; one that the bot no longer has is only its name. */
function commandMention(name, id) {
  if (!state.commands.some((command) => command.id === id)) return h("span", { class: "mention" }, unbroken(`/${name}`));
  const words = readName(name);
  const attributes = { class: "mention command", href: "#composer", role: "button", "data-test": "command-mention" };
  return h("a", { ...attributes, "data-command": words }, unbroken(`/${words}`));
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const attributes = { class: "stamp", datetime: date.toISOString(), title: fullTime(date) };
  return h("time", { ...attributes, "data-relative": style === "R" ? seconds : null }, stamp(date, style));
}

/** A link; one to a message of this table opens here, all others in a new tab. */
export function link(address, children, classes = "") {
  const jump = JUMP.exec(address);
  if (jump) {
    const bare = children.length === 1 && children[0] === address;
    const label = bare ? jumpLabel(jump[1], jump[2]) : children;
    return h(
      "a",
      { class: classes || (bare ? "mention" : ""), href: `#${jump[1]}`, "data-jump": jump[1], "data-message": jump[2] },
      label,
    );
  }
  const url = safeUrl(address);
  if (!url) return h("span", {}, children);
  return h("a", { class: classes, href: url, target: "_blank", rel: "noopener noreferrer", title: url }, children);
}

function jumpLabel(channelId, messageId) {
  const channel = state.channels.get(channelId);
  const name = channel ? channelLabel(channel) : `#${t("unknownChannel")}`;
  return messageId ? `${name} › ${t("message")}` : name;
}

function spoiler(children) {
  const node = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoilerReveal") },
    children,
  );
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    node.removeEventListener("click", reveal);
    node.removeEventListener("keydown", reveal);
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", reveal);
  return node;
}

/** Words the relative timestamps of a part of the page anew. */
export function refreshStamps(root) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    node.textContent = stamp(new Date(Number(node.dataset.relative) * 1000), "R");
  }
}

/** @returns {string} a role as its mention shows it */
function roleName(id) {
  const name = state.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id)?.name ?? "role";
  return name.startsWith("@") ? name : `@${name}`;
}
