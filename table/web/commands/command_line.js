// A command typed or pasted as one line: its name in either language, then "option:value" in any order.

import { namesOf } from "./commands.js";

const STRING = 3;
// Values of these types (whole numbers, yes or no, numbers) are one word.
const ONE_WORD = new Set([4, 5, 10]);
const QUOTES = /^(?:"([^"]*)"|«([^»]*)»|“([^”]*)”)$/;
// A quoted text is passed over: it may hold anything. Then a word that a colon ends.
// A word with a colon and a value right behind it that names no option; not the beginning of an address.
const UNKNOWN = /(?<!\S)([\p{L}\p{N}_-]+):(?!\/\/)\S/u;
const MARKS = /"[^"]*"|«[^»]*»|“[^”]*”|(?<!\S)([^\s:"«“]+):\s*/gu;

/** A text without the quotes around it. */
export function unquoted(text) {
  const inside = QUOTES.exec(text);
  return inside ? (inside[1] ?? inside[2] ?? inside[3]) : text;
}

/**
 * Takes "option:value" out of a text.
 *
 * @param {string} text
 * @param {object[]} options Discord's command options; other words with a colon are plain text
 * @returns {{before: string, given: Map<object, string>}} what stands before the first option, and the text of each
 */
export function splitOptions(text, options) {
  const marks = [...text.matchAll(MARKS)]
    .map((found) => ({ found, option: options.find((one) => namesOf(one).includes(found[1]?.toLocaleLowerCase())) }))
    .filter((mark) => mark.option);
  const given = new Map();
  for (const [place, { found, option }] of marks.entries()) {
    given.set(option, text.slice(found.index + found[0].length, marks[place + 1]?.found.index).trim());
  }
  return { before: text.slice(0, marks[0]?.found.index).trim(), given };
}

/**
 * Reads a whole line.
 *
 * @param {string} text such as "/play krendel practice:3"
 * @param {Array<{path: object[], options: object[]}>} entries the commands that it may mean
 * @returns {{entry: object, values: Map<object, string>, stray: string, unknown: string|undefined}|null} the command, the
 *   texts of its options, what belongs to none of them, and a name in it that no option has; null if the line names no
 *   command in full
 */
export function readLine(text, entries) {
  const found = entries
    .map((entry) => ({ entry, rest: afterName(text, entry.path) }))
    .filter(({ rest }) => rest !== null)
    .sort((one, other) => other.entry.path.length - one.entry.path.length)[0];
  if (!found) return null;
  const { before, given } = splitOptions(found.rest, found.entry.options);
  const loose = [before];
  const values = new Map();
  for (const [option, value] of given) {
    const word = ONE_WORD.has(option.type) ? value.split(/\s/, 1)[0] : value;
    loose.push(value.slice(word.length));
    values.set(option, unquoted(word));
  }
  const stray = loose
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
  const unknown = UNKNOWN.exec(stray)?.[1];
  if (unknown && found.entry.options.length) return { entry: found.entry, values, stray, unknown };
  const last = found.entry.options.findLast(
    (option) => option.type === STRING && !option.choices?.length && !values.has(option),
  );
  if (!stray || !last) return { entry: found.entry, values, stray };
  return { entry: found.entry, values: values.set(last, unquoted(stray)), stray: "" };
}

/** What follows a command's name, or null if the text does not begin with it. */
function afterName(text, path) {
  let rest = text.trim().slice(1);
  for (const part of path) {
    const [word] = /^\S*/.exec(rest);
    if (!namesOf(part).includes(word.toLocaleLowerCase())) return null;
    rest = rest.slice(word.length).trimStart();
  }
  return rest;
}
