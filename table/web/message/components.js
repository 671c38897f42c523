// Discord's message components, old and new, as DOM nodes.

import { freshId, h, safeUrl } from "../base/dom.js";
import { press } from "../base/interactions.js";
import { fileSize, t } from "../base/texts.js";
import { draftOf, emojiText, select } from "../controls/select.js";
import { link, markdown } from "./markdown.js";
import { covered, picture } from "./media.js";

const LINK_STYLE = 5;
const PREMIUM_STYLE = 6;
const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const GALLERY = 12;
// So high, by its width, a picture leaves room beside it.
const TALL = 0.7;

// What is chosen in a select and not yet sent outlives an edit of the message, as long as the select stays the same.
const drafts = new Map();

const RENDERERS = {
  1: row,
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part) => h("div", { class: "text markdown" }, markdown(part.content)),
  11: thumbnail,
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

/**
 * The nodes of a message's components.
 *
 * @param {object[]} components as in Discord's message
 * @param {object} message whose they are
 * @returns {HTMLElement[]}
 */
export function renderComponents(components, message) {
  return components.map((part) => {
    const render = RENDERERS[part.type];
    return render ? render(part, message) : h("span", { class: "subtext" }, t("unknownPart", { type: part.type }));
  });
}

function row(part, message) {
  return h("div", { class: "row" }, renderComponents(part.components, message));
}

function button(part, message) {
  const emoji = emojiText(part.emoji);
  const label = [emoji && h("span", { class: "emoji" }, emoji), part.label && h("span", {}, part.label)];
  if (part.style === LINK_STYLE) return linkButton(part, label);
  return h(
    "button",
    {
      type: "button",
      class: `button style-${part.style}`,
      disabled: part.disabled || part.style === PREMIUM_STYLE,
      "data-key": part.custom_id,
      "data-custom-id": part.custom_id,
      "data-test": "button",
      onclick: () => press(message, part),
    },
    label,
  );
}

function linkButton(part, label) {
  if (part.disabled) return h("button", { type: "button", class: "button style-2", disabled: true }, label, outward());
  return link(part.url, [...label.filter(Boolean), outward()], "button style-2");
}

function outward() {
  return h("span", { class: "outward", "aria-hidden": "true" }, "↗");
}

function menu(part, message) {
  const key = `${message.id}:${part.custom_id}`;
  const signature = JSON.stringify(part);
  let draft = drafts.get(key);
  if (draft?.signature !== signature) draft = draftOf(part);
  drafts.set(key, draft);
  return select(part, { draft, commit: (values) => press(message, part, values) });
}

function section(part, message) {
  const accessory = part.accessory && renderComponents([part.accessory], message);
  const isButton = part.accessory?.type === BUTTON;
  const id = freshId("section");
  // Several buttons of one message may read the same: what stands beside each tells them apart.
  if (isButton) accessory[0].setAttribute("aria-describedby", id);
  return h(
    "div",
    { class: isButton ? "section with-button" : "section" },
    h("div", { id, class: "section-text" }, renderComponents(part.components, message)),
    accessory,
  );
}

function thumbnail(part) {
  return picture(part.media, { alt: part.description, spoiler: part.spoiler, small: true });
}

function gallery(part) {
  const count = part.items.length;
  const size = count === 1 ? "one" : count === 2 || count === 4 ? "two" : "three";
  return h(
    "div",
    { class: `gallery ${size}` },
    part.items.map((item) => picture(item.media, { alt: item.description, spoiler: item.spoiler })),
  );
}

function file(part) {
  const node = fileCard(part.name ?? nameInUrl(part.file.url), part.size, part.file.url);
  return part.spoiler ? covered(node) : node;
}

function nameInUrl(url) {
  const path = (safeUrl(url) ?? "").split(/[?#]/)[0];
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A card with which a file can be had. */
export function fileCard(name, size, url) {
  const address = safeUrl(url);
  const words = [h("span", { class: "file-name" }, name), size !== undefined && h("small", {}, fileSize(size))];
  if (!address) return h("span", { class: "file" }, words);
  const label = t("download", { name });
  return h(
    "a",
    { class: "file", href: address, download: name, target: "_blank", rel: "noopener noreferrer", title: label },
    h("span", { class: "file-icon", "aria-hidden": "true" }, "▤"),
    h("span", { class: "file-words" }, words),
  );
}

function separator(part) {
  const classes = ["separator", part.spacing === 2 && "wide", part.divider === false && "blank"].filter(Boolean);
  return h("hr", { class: classes.join(" ") });
}

function container(part, message) {
  const node = h("div", { class: "container" }, besidePicture(part.components, message));
  if (Number.isInteger(part.accent_color)) {
    node.classList.add("accented");
    node.style.setProperty("--accent", colour(part.accent_color));
  }
  return part.spoiler ? covered(node) : node;
}

/** The parts of a container; on a wide screen those that follow a tall picture and can be pressed stand beside it. */
function besidePicture(components, message) {
  const nodes = renderComponents(components, message);
  const galleries = components.filter((one) => one.type === GALLERY);
  const place = components.indexOf(galleries[0]);
  const after = components.slice(place + 1);
  const { width, height } = galleries[0]?.items[0].media ?? {};
  const alone = galleries.length === 1 && galleries[0].items.length === 1 && height >= TALL * width;
  if (!alone || !after.some((one) => one.type === ROW || one.type === SECTION)) return nodes;
  const beside = h("div", { class: "beside" }, nodes[place], h("div", { class: "beside-parts" }, nodes.slice(place + 1)));
  beside.style.setProperty("--w", width);
  beside.style.setProperty("--h", height);
  return [...nodes.slice(0, place), beside];
}

/** A colour number of Discord's as CSS. */
export function colour(number) {
  return `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;
}
