// The viewer: one picture as large as the window, zoomed and moved by fingers, mouse and keys.

import { freshId, h } from "../base/dom.js";
import { gestures } from "./gestures.js";
import { t } from "../base/texts.js";

const STEP = 1.5;
const CLOSE_UP = 2.5;
const LEAST_MOST = 4;
const PAN_PX = 90;

/**
 * Opens the viewer on a picture of the page; the other pictures of its channel are a step away.
 *
 * @param {HTMLElement} button the pressed picture; it gets the focus back
 */
export function openViewer(button) {
  const scope = button.closest(".log, dialog") ?? button.parentElement;
  const all = [...scope.querySelectorAll(".picture:not(.broken)")].filter((one) => !one.closest("[inert]"));
  const parts = build(all.length > 1);
  const { overlay, stage, image } = parts;
  const home = homeOf(button);
  let place = Math.max(all.indexOf(button), 0);
  // 1 fits the window; x and y are how far the middle of the picture lies from that of the stage, in CSS pixels.
  let scale = 1;
  let x = 0;
  let y = 0;

  function most() {
    return Math.max(LEAST_MOST, (2 * image.naturalWidth) / (image.offsetWidth || 1));
  }
  function draw() {
    const room = (size, space) => Math.max(0, (size * scale - space) / 2);
    const limited = (value, limit) => Math.min(limit, Math.max(-limit, value));
    x = limited(x, room(image.offsetWidth, stage.clientWidth));
    y = limited(y, room(image.offsetHeight, stage.clientHeight));
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    overlay.classList.toggle("zoomed", scale > 1);
    parts.fit.textContent = `${Math.round(scale * 100)} %`;
    parts.closer.disabled = scale >= most();
    parts.farther.disabled = scale <= 1;
  }
  /** Zooms by a factor around a point of the window, which stays where it is. */
  function zoom(factor, at = null) {
    const was = scale;
    scale = Math.min(most(), Math.max(1, scale * factor));
    const box = stage.getBoundingClientRect();
    const dx = at ? at.x - box.left - box.width / 2 : 0;
    const dy = at ? at.y - box.top - box.height / 2 : 0;
    x = dx - ((dx - x) * scale) / was;
    y = dy - ((dy - y) * scale) / was;
    draw();
  }
  function pan(dx, dy) {
    x += dx;
    y += dy;
    draw();
  }
  function fitted() {
    scale = 1;
    draw();
  }
  function show(next) {
    place = (next + all.length) % all.length;
    const source = all[place].querySelector("img");
    image.src = source.src;
    image.alt = source.alt;
    parts.original.href = source.src;
    parts.caption.textContent = all[place].dataset.alt ?? "";
    unfold(false);
    parts.count.textContent = all.length > 1 ? t("pictureOf", { number: place + 1, count: all.length }) : "";
    fitted();
  }
  /** Shows the description whole, or its first lines. */
  function unfold(open) {
    overlay.classList.toggle("unfolded", open);
    parts.more.setAttribute("aria-expanded", String(open));
    parts.more.textContent = t(open ? "less" : "more");
    measure();
  }
  function measure() {
    const isCut = parts.caption.scrollHeight > parts.caption.clientHeight + 1;
    parts.more.hidden = !isCut && !overlay.classList.contains("unfolded");
  }
  function step(by) {
    if (all.length > 1) show(place + by);
  }
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const acts = {
      "+": () => zoom(STEP),
      "=": () => zoom(STEP),
      "-": () => zoom(1 / STEP),
      0: fitted,
      PageUp: () => step(-1),
      PageDown: () => step(1),
    };
    // The words below the picture scroll by the same keys.
    if (event.target === parts.caption && (event.key.startsWith("Page") || event.key in arrows)) return;
    if (event.key in acts) acts[event.key]();
    else if (!(event.key in arrows)) return;
    else if (scale > 1) pan(arrows[event.key][0] * PAN_PX, arrows[event.key][1] * PAN_PX);
    else step(-arrows[event.key][0]);
    event.preventDefault();
  }

  parts.closer.addEventListener("click", () => zoom(STEP));
  parts.farther.addEventListener("click", () => zoom(1 / STEP));
  parts.fit.addEventListener("click", fitted);
  parts.more.addEventListener("click", () => unfold(!overlay.classList.contains("unfolded")));
  parts.previous?.addEventListener("click", () => step(-1));
  parts.next?.addEventListener("click", () => step(1));
  overlay.addEventListener("keydown", onKey);
  gestures(stage, {
    zoom,
    pan,
    step,
    zoomed: () => scale > 1,
    toggle: (at) => (scale > 1 ? fitted() : zoom(CLOSE_UP, at)),
    close: () => overlay.close(),
  });
  image.addEventListener("load", draw);
  const sizes = new ResizeObserver(() => {
    draw();
    measure();
  });
  sizes.observe(stage);
  closesOnBack(overlay);
  overlay.addEventListener("close", () => {
    sizes.disconnect();
    overlay.remove();
    home()?.focus();
  });
  document.body.append(overlay);
  overlay.showModal();
  show(place);
}

/** Finds a picture again: its message may be drawn anew while it is looked at. */
function homeOf(button) {
  const message = button.closest(".message");
  const within = (node) => [...node.querySelectorAll(".picture")];
  const place = message ? within(message).indexOf(button) : 0;
  return () => {
    if (button.isConnected) return button;
    const now = message && document.getElementById(message.id);
    return now ? (within(now)[place] ?? now) : null;
  };
}

/** A phone's back key closes the viewer, instead of going back to the person played before. */
function closesOnBack(overlay) {
  history.pushState({ viewer: true }, "");
  const back = () => overlay.close();
  window.addEventListener("popstate", back, { once: true });
  overlay.addEventListener("close", () => {
    window.removeEventListener("popstate", back);
    if (history.state?.viewer) history.back();
  });
}

function iconButton(key, sign, test) {
  const attributes = { class: "icon-button", "aria-label": t(key), title: t(key), "data-test": test };
  return h("button", { type: "button", ...attributes }, sign);
}

function build(several) {
  const image = h("img", { class: "large", draggable: "false", "data-test": "zoomed" });
  const stage = h("div", { class: "stage", "data-test": "stage" }, image);
  const count = h("span", { class: "count", role: "status" });
  const words = { "aria-label": t("original"), title: t("original") };
  const original = h("a", { class: "icon-button", target: "_blank", rel: "noopener noreferrer", ...words }, "↗");
  const close = iconButton("close", "✕", "zoom-close");
  const id = freshId("caption");
  const caption = h("p", { id, class: "caption", tabindex: "0", "aria-label": t("description"), role: "note" });
  const more = h("button", { type: "button", class: "link-button", "aria-controls": id, "data-test": "zoom-more" });
  const previous = several ? iconButton("previous", "‹", "zoom-previous") : null;
  const next = several ? iconButton("next", "›", "zoom-next") : null;
  const farther = iconButton("zoomOut", "−", "zoom-out");
  const closer = iconButton("zoomIn", "+", "zoom-in");
  const fit = h("button", {
    type: "button",
    class: "icon-button fit",
    title: t("fitSize"),
    "data-test": "zoom-fit",
  });
  const overlay = h(
    "dialog",
    { class: "viewer", "aria-label": t("picture"), "data-test": "zoom" },
    h("header", {}, count, original, close),
    stage,
    h("footer", {}, caption, more, h("div", { class: "viewer-bar" }, previous, farther, fit, closer, next)),
  );
  close.autofocus = true;
  close.addEventListener("click", () => overlay.close());
  return { overlay, stage, image, count, original, caption, more, previous, next, farther, closer, fit };
}
