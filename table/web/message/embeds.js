// Embeds and attachments of messages.

import { colour, fileCard } from "./components.js";
import { h, safeUrl } from "../base/dom.js";
import { link, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { fullTime } from "../base/texts.js";

/** One embed. */
export function embed(data) {
  const node = h(
    "article",
    { class: "embed container accented", "data-test": "embed" },
    h(
      "div",
      { class: "embed-body" },
      data.author &&
        h("div", { class: "embed-author" }, icon(data.author.icon_url), titled(data.author.name, data.author.url)),
      data.title && h("div", { class: "embed-title" }, titled(data.title, data.url)),
      data.description && h("div", { class: "markdown" }, markdown(data.description)),
      data.fields?.length && h("div", { class: "fields" }, data.fields.map(field)),
      data.image && picture(data.image, { alt: data.image.description }),
      footer(data),
    ),
    data.thumbnail && picture(data.thumbnail, { alt: data.thumbnail.description, small: true }),
  );
  if (Number.isInteger(data.color)) node.style.setProperty("--accent", colour(data.color));
  return node;
}

function icon(address) {
  const url = safeUrl(address);
  return url && address ? h("img", { class: "embed-icon", src: url, alt: "", width: 20, height: 20 }) : null;
}

function titled(text, url) {
  return url ? link(url, [markdown(text)]) : markdown(text);
}

function field(data) {
  return h(
    "div",
    { class: data.inline ? "field-box inline" : "field-box" },
    h("div", { class: "field-name" }, markdown(data.name)),
    h("div", { class: "markdown" }, markdown(data.value)),
  );
}

function footer(data) {
  const time = data.timestamp ? fullTime(new Date(data.timestamp)) : null;
  const words = [data.footer?.text, time].filter(Boolean).join(" • ");
  return words ? h("footer", { class: "subtext" }, icon(data.footer?.icon_url), words) : null;
}

/** The attachments of an ordinary message: pictures together, other files as cards below them. */
export function attachments(list) {
  const pictures = list.filter((one) => one.content_type?.startsWith("image/") || (one.width && one.height));
  const files = list.filter((one) => !pictures.includes(one));
  const size = pictures.length === 1 ? "one" : pictures.length === 2 || pictures.length === 4 ? "two" : "three";
  return [
    pictures.length > 0 &&
      h(
        "div",
        { class: `gallery ${size}` },
        pictures.map((one) =>
          picture(one, {
            alt: one.description || one.filename,
            spoiler: one.filename.startsWith("SPOILER_"),
          }),
        ),
      ),
    files.map((one) => fileCard(one.filename, one.size, one.url)),
  ];
}
