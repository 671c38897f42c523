// Pictures: kept to their size before they load, covered when they are spoilers, enlarged on a press.

import { h, safeUrl } from "./dom.js";
import { t } from "./texts.js";

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
      "aria-label": t("zoom", { alt: words }),
      "data-alt": alt,
      "data-test": "picture",
      onclick: () => enlarge(button),
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

/** The overlay with a picture in full size; arrows go to the message's other pictures, Esc closes. */
function enlarge(button) {
  const scope = button.closest(".message, dialog") ?? button.parentElement;
  const all = [...scope.querySelectorAll(".picture:not(.broken)")].filter((one) => !one.closest("[inert]"));
  let place = Math.max(all.indexOf(button), 0);
  const image = h("img", { class: "large", "data-test": "zoomed" });
  const caption = h("p", { class: "caption" });
  const original = h("a", { target: "_blank", rel: "noopener noreferrer" }, t("original"));
  const size = h("button", { type: "button", class: "plain-button", onclick: () => toggle() });
  const stage = h("div", { class: "stage", tabindex: "0" }, image);
  const step = (by, key) =>
    h(
      "button",
      {
        type: "button",
        class: `icon-button step ${key}`,
        "aria-label": t(key),
        onclick: () => show(place + by),
      },
      by < 0 ? "‹" : "›",
    );
  const overlay = h(
    "dialog",
    { class: "zoom", "aria-label": t("picture"), "data-test": "zoom" },
    h(
      "button",
      { type: "button", class: "icon-button close", "aria-label": t("close"), onclick: () => overlay.close() },
      "✕",
    ),
    stage,
    all.length > 1 && [step(-1, "previous"), step(1, "next")],
    h("footer", {}, caption, h("div", { class: "zoom-actions" }, size, original)),
  );

  function show(next) {
    place = (next + all.length) % all.length;
    const source = all[place].querySelector("img");
    image.src = source.src;
    image.alt = source.alt;
    original.href = source.src;
    caption.textContent = all[place].dataset.alt ?? "";
    toggle(false);
  }
  function toggle(actual = !overlay.classList.contains("actual")) {
    overlay.classList.toggle("actual", actual);
    size.textContent = t(actual ? "fitSize" : "actualSize");
  }
  overlay.addEventListener("click", (event) => {
    if (event.target === image) toggle();
    else if (event.target === stage || event.target === overlay) overlay.close();
  });
  overlay.addEventListener("keydown", (event) => {
    if (overlay.classList.contains("actual") || all.length < 2) return;
    if (event.key === "ArrowLeft") show(place - 1);
    if (event.key === "ArrowRight") show(place + 1);
  });
  overlay.addEventListener("close", () => {
    overlay.remove();
    if (button.isConnected) button.focus();
  });
  show(place);
  document.body.append(overlay);
  overlay.showModal();
}
