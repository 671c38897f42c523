"use strict";
(() => {
  const { layers, moments } = JSON.parse(document.getElementById("pictures").textContent);
  const KEPT = 48; // layers kept decoded: a phone has little memory
  const decoded = new Map();
  const stage = document.getElementById("stage");
  const table = document.getElementById("table");
  const buttons = Object.fromEntries(["first", "back", "on", "last"].map((way) => [way, document.getElementById(way)]));
  const jumps = [...document.querySelectorAll("select")];
  let now = 0;
  let turn = 0;

  const language = () => document.querySelector("input[name=language]:checked").id.slice("in-".length);
  const text = (within, kind) => within.querySelector(`${kind}[lang="${language()}"]`)?.textContent ?? "";

  /** Return a layer as an image that can be drawn at once. */
  function layer(number) {
    let found = decoded.get(number);
    if (found === undefined) {
      const image = new Image();
      image.src = `data:image/webp;base64,${layers[number][2]}`;
      found = image.decode().then(() => image);
    }
    decoded.delete(number);
    decoded.set(number, found);
    if (decoded.size > KEPT) decoded.delete(decoded.keys().next().value);
    return found;
  }

  /** Draw a picture, all of it at once; not if another moment is shown by then. */
  async function draw(canvas, picture, mine) {
    const [width, height, numbers] = picture;
    const images = await Promise.all(numbers.map(layer));
    if (mine !== turn) return;
    canvas.width = width;
    canvas.height = height;
    const paper = canvas.getContext("2d");
    images.forEach((image, n) => paper.drawImage(image, layers[numbers[n]][0], layers[numbers[n]][1]));
    canvas.dataset.shown = `${now + 1} ${language()}`;
  }

  function hands(article, mine) {
    for (const hand of article.querySelectorAll(".hand")) {
      const picture = moments[now][hand.dataset.seat]?.[language()];
      hand.classList.toggle("drawn", picture !== undefined);
      if (picture === undefined) continue;
      let canvas = hand.querySelector("canvas");
      if (canvas === null) {
        canvas = document.createElement("canvas");
        canvas.setAttribute("role", "img");
        hand.append(canvas);
      }
      canvas.setAttribute("aria-label", text(hand, ".holding"));
      draw(canvas, picture, mine);
    }
  }

  /** Name the part of the log that the moment lies in. */
  function mark(select) {
    const begun = [...select.options].filter((option) => option.value !== "" && Number(option.value) <= now + 1);
    select.value = begun.length ? begun[begun.length - 1].value : "";
  }

  function show(number) {
    now = Math.max(0, Math.min(moments.length - 1, number));
    const mine = ++turn;
    const article = document.getElementById(`m${now + 1}`);
    document.documentElement.lang = language();
    document.querySelector(".now")?.classList.remove("now");
    article.classList.add("now");
    const picture = moments[now].table?.[language()];
    stage.classList.toggle("undrawn", picture === undefined);
    table.setAttribute("aria-label", text(article, ".summary"));
    if (picture !== undefined) draw(table, picture, mine);
    hands(article, mine);
    buttons.first.disabled = buttons.back.disabled = now === 0;
    buttons.on.disabled = buttons.last.disabled = now === moments.length - 1;
    jumps.forEach(mark);
    // What comes next is decoded while this is looked at.
    moments[now + 1]?.table?.[language()]?.[2].forEach(layer);
  }

  const ways = {
    first: () => show(0),
    back: () => show(now - 1),
    on: () => show(now + 1),
    last: () => show(moments.length - 1),
  };
  const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };

  for (const [way, go] of Object.entries(ways)) buttons[way].addEventListener("click", go);
  for (const select of jumps) {
    select.addEventListener("change", () => select.value !== "" && show(Number(select.value) - 1));
  }
  for (const radio of document.querySelectorAll("[name=language]")) radio.addEventListener("change", () => show(now));
  // Who has clicked a language goes on with the arrow keys, which would go through the languages else.
  for (const label of document.querySelectorAll("label")) {
    label.addEventListener("click", () => setTimeout(() => document.activeElement?.blur()));
  }
  document.addEventListener("keydown", (event) => {
    const way = keys[event.key];
    const own = event.target.closest("select, input[type=radio]") !== null;
    if (way === undefined || own || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ways[way]();
  });
  const linked = () => /^#m(\d+)$/.exec(location.hash);
  addEventListener("hashchange", () => linked() && show(Number(linked()[1]) - 1));

  const own = [navigator.language, navigator.language.split("-")[0]];
  const wanted = own.map((name) => document.getElementById(`in-${name}`)).find((found) => found !== null);
  if (wanted !== undefined) wanted.checked = true;
  document.body.classList.add("stepping");
  stage.hidden = false;
  document.querySelectorAll(".place").forEach((place) => place.setAttribute("aria-live", "polite"));
  show(linked() ? Number(linked()[1]) - 1 : 0);
})();
