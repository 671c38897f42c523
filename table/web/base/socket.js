// The one WebSocket to the table: reconnects by itself and pairs answers with questions by nonce.

import { whenReleased } from "./pressing.js";
import { lastPerson } from "./remembered.js";

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5000;
const ENDS = new Set(["done", "failed", "choices"]);

/**
 * Opens the connection for a person and keeps it open.
 *
 * @param {(message: object) => void} onMessage gets every message that no question waits for
 * @param {(connected: boolean) => void} onState
 * @returns {{become: (person: string|null) => void, send: (message: object) => boolean,
 *            ask: (message: object, answers: Object<string, (message: object) => void>) => void}}
 *   `send` returns false when there is no connection. `ask` calls the handler named after the answer's kind:
 *   thinking, done, failed, choices; a lost connection is a failure with the reason "lost".
 */
export function createSocket(onMessage, onState) {
  const waiting = new Map();
  let socket = null;
  let person = null;
  let delay = FIRST_DELAY_MS;
  let timer = 0;
  let asked = 0;

  function connect() {
    clearTimeout(timer);
    const url = new URL("/page/socket", location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (person) url.searchParams.set("person", person);
    // Where nobody is named, or nobody known, the table chooses: who was played here last, else one of this language.
    url.searchParams.set("last", lastPerson() ?? "");
    url.searchParams.set("languages", navigator.languages.join(","));
    const mine = new WebSocket(url);
    socket = mine;
    mine.addEventListener("message", (event) => {
      whenReleased(() => mine === socket && receive(JSON.parse(event.data)));
    });
    mine.addEventListener("close", () => {
      if (mine === socket) lost();
    });
  }

  function receive(message) {
    if (message.t === "hello") {
      delay = FIRST_DELAY_MS;
      onState(true);
    }
    const nonce = String(message.nonce);
    const answer = waiting.get(nonce)?.[message.t];
    if (ENDS.has(message.t)) waiting.delete(nonce);
    if (answer) answer(message);
    else onMessage(message);
  }

  function lost() {
    onState(false);
    giveUp();
    // A little chance keeps several tabs from knocking at the same instant after a restart.
    timer = setTimeout(connect, delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 1.7, LONGEST_DELAY_MS);
  }

  function giveUp() {
    const unanswered = [...waiting.values()];
    waiting.clear();
    for (const answers of unanswered) answers.failed?.({ t: "failed", reason: "lost" });
  }

  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function ask(message, answers) {
    asked += 1;
    const nonce = `${Date.now().toString(36)}-${asked}`;
    waiting.set(nonce, answers);
    if (!send({ ...message, nonce })) {
      waiting.delete(nonce);
      answers.failed?.({ t: "failed", nonce, reason: "lost" });
    }
  }

  function become(id) {
    const old = socket;
    person = id;
    socket = null;
    giveUp();
    old?.close();
    delay = FIRST_DELAY_MS;
    connect();
  }

  function hurry() {
    const idle = socket === null || socket.readyState === WebSocket.CLOSED;
    if (idle && !document.hidden) connect();
  }
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);

  return { become, send, ask };
}
