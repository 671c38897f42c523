// Building DOM nodes. Data only ever becomes a text node or an attribute value, never markup.

// These are properties of the node: as attributes they would only set its initial value.
const PROPERTIES = new Set(["value", "checked", "selected", "indeterminate"]);

/**
 * A new element.
 *
 * @param {string} tag
 * @param {Object<string, any>} [attributes] null, undefined and false are left out; "onclick" takes a listener
 * @param {...(Node|string|null|false|Array)} children strings become text nodes
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (PROPERTIES.has(name)) node[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

/** Appends children as `h` does: nested arrays are flattened; null and false are left out. */
export function append(node, ...children) {
  const present = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  node.append(...present);
}

/** Replaces everything in a node. */
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, ...children);
}

/** A text as nodes in which a line never breaks between a slash and the short name after it. */
export function unbroken(text) {
  const parts = text.split(/((?<!\S)\/[^\s/]{1,24}(?!\S))/);
  return parts.map((part, n) => (n % 2 ? h("span", { class: "unbroken" }, part) : part)).filter(Boolean);
}

/** A small turning ring. */
export function spinner() {
  return h("span", { class: "spinner", "aria-hidden": "true" });
}

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * An http(s) address, normalised, or null for anything else (javascript:, data:, nonsense).
 *
 * The table's own files come from where the page came from, by whichever of its names this was.
 *
 * @param {unknown} text
 * @returns {string|null}
 */
export function safeUrl(text) {
  if (typeof text !== "string") return null;
  try {
    const url = new URL(text, location.href);
    if (url.protocol !== "http:" && url.protocol !== "https:") return null;
    const own = url.pathname.startsWith("/cdn/") && LOOPBACK.has(url.hostname);
    return own ? `${location.origin}${url.pathname}${url.search}` : url.href;
  } catch {
    return null;
  }
}

let last = 0;

/** An id that no other element of this page has, for aria attributes. */
export function freshId(stem) {
  last += 1;
  return `${stem}-${last}`;
}
