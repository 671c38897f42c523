// Pictures: kept to their size before they load, covered when they are spoilers, enlarged on a press.

import { h, safeUrl } from "../base/dom.js";
import { t } from "../base/texts.js";
import { openViewer } from "./viewer.js";

/**
 * A picture that enlarges when pressed.
 *
 * @param {{url: string, proxy_url?: string, width?: number, height?: number}} media
 * @param {{alt?: string|null, spoiler?: boolean, small?: boolean}} [look]
 * @returns {HTMLElement}
 */
export function picture(media, { alt = null, spoiler = false, small = false } = {}) {
  const url = safeUrl(media.url);
  const words = alt || t("picture");
  if (!url) return h("span", { class: "subtext" }, words);
  const image = h("img", { src: url, alt: words, loading: "lazy", decoding: "async", draggable: "false" });
  const button = h(
    "button",
    {
      type: "button",
      class: small ? "picture small" : "picture",
      title: alt,
      "aria-label": t("zoom", { alt: words.replace(/[.…]+$/, "") }),
      "data-alt": alt,
      "data-test": "picture",
      onclick: () => openViewer(button),
    },
    image,
  );
  image.addEventListener("error", () => button.classList.add("broken"));
  if (media.width && media.height) keepPlace(button, media);
  return spoiler ? covered(button) : button;
}

function keepPlace(button, { width, height }) {
  button.classList.add("sized");
  button.style.setProperty("--w", width);
  button.style.setProperty("--h", height);
}

/** A node hidden under a cover until that is pressed. */
export function covered(node) {
  const box = h("div", { class: "covered" }, node);
  node.inert = true;
  const cover = h(
    "button",
    {
      type: "button",
      class: "cover",
      "aria-label": t("spoilerReveal"),
      onclick: () => {
        node.inert = false;
        cover.remove();
        box.classList.add("open");
      },
    },
    h("span", {}, t("spoiler")),
  );
  box.append(cover);
  return box;
}

/** Shows the old pictures behind the new ones until these are loaded, so that an edited board does not blink. */
export function bridge(before, after) {
  const old = before.querySelectorAll(".picture img");
  const fresh = after.querySelectorAll(".picture img");
  fresh.forEach((image, place) => {
    const was = old[place];
    if (!was?.complete || !was.naturalWidth || was.src === image.src) return;
    image.style.backgroundImage = `url("${was.src}")`;
    image.addEventListener("load", () => image.style.removeProperty("background-image"), { once: true });
  });
}
