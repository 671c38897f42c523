// What the window is like: narrow, wide, partly covered by a phone's keyboard. The styles hold the same widths.

/** The list of channels and people is a drawer. */
export const narrow = window.matchMedia("(max-width: 760px), (max-width: 960px) and (max-height: 480px)");

/** The people have a column of their own at the right. */
export const wide = window.matchMedia("(min-width: 1440px)");

/**
 * Tells the styles, as --seen, how much of the height is in sight.
 *
 * Safari lays its keyboard over the page and pushes the page up; others shrink the page by themselves.
 */
export function followKeyboard() {
  const view = window.visualViewport;
  if (!view) return;
  const fit = () => {
    // Enlarging the page with two fingers is not a keyboard.
    document.documentElement.style.setProperty("--seen", `${Math.round(view.height * view.scale)}px`);
    if (view.scale === 1) window.scrollTo(0, 0);
  };
  view.addEventListener("resize", fit);
  fit();
}
