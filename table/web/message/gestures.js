// What fingers, mouse and wheel do to a picture: drag, pinch, swipe, tap, double tap.

const TAP_PX = 8;
const DOUBLE_MS = 320;
const DOUBLE_PX = 40;
const SWIPE_PX = 60;
const WHEEL = 0.0016;
// Two fingers on a touchpad arrive as a wheel with Ctrl and far smaller figures.
const TOUCHPAD = 0.01;
const LINE_PX = 16;

/**
 * Listens to a stage with a picture in it.
 *
 * @param {HTMLElement} stage
 * @param {object} does
 * @param {(factor: number, at: {x: number, y: number}) => void} does.zoom
 * @param {(dx: number, dy: number) => void} does.pan
 * @param {(by: number) => void} does.step to another picture: 1 or -1
 * @param {() => boolean} does.zoomed
 * @param {(at: {x: number, y: number}) => void} does.toggle between the whole picture and a part of it
 * @param {() => void} does.close
 */
export function gestures(stage, does) {
  const held = new Map();
  let start = null;
  let moved = false;
  let several = false;
  let lastTap = null;

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (!held.size) {
      start = pointOf(event);
      moved = false;
      several = false;
    } else several = true;
    held.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (distance(start, now) > TAP_PX) moved = true;
    if (other) pinch(before, now, other);
    else if (moved && does.zoomed()) does.pan(now.x - before.x, now.y - before.y);
  });
  stage.addEventListener("pointerup", (event) => {
    if (!held.delete(event.pointerId) || held.size) return;
    const at = pointOf(event);
    if (several) return;
    if (!moved) tap(event, at);
    else if (!does.zoomed()) swipe(at);
  });
  stage.addEventListener("pointercancel", (event) => held.delete(event.pointerId));
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
      does.zoom(Math.exp(-turned * (event.ctrlKey ? TOUCHPAD : WHEEL)), pointOf(event));
    },
    { passive: false },
  );

  /** One finger moves while the other rests: both the distance and the middle change. */
  function pinch(before, now, other) {
    const was = distance(before, other);
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    if (was > 0) does.zoom(distance(now, other) / was, middle);
    does.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
  function tap(event, at) {
    const picture = stage.firstElementChild.getBoundingClientRect();
    const beside = at.x < picture.left || at.x > picture.right || at.y < picture.top || at.y > picture.bottom;
    if (beside) return does.close();
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_MS && distance(lastTap, at) < DOUBLE_PX;
    lastTap = again ? null : { ...at, time: event.timeStamp };
    // A mouse needs one click. The second one of a double click would undo the first.
    if (event.pointerType === "mouse" ? !again : again) does.toggle(at);
  }
  /** A finger drawn over a picture that fits: to the side for the next one, down to put it away. */
  function swipe(at) {
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 1.5 * Math.abs(dy)) does.step(dx < 0 ? 1 : -1);
    else if (dy > SWIPE_PX && dy > 1.5 * Math.abs(dx)) does.close();
  }
}

function pointOf(event) {
  return { x: event.clientX, y: event.clientY };
}

function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
