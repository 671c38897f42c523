// Who was chosen to be played in this browser last.

const STORE = "table.person";

/** @returns {string|null} the person's id */
export function lastPerson() {
  try {
    return localStorage.getItem(STORE);
  } catch {
    // Storage is switched off.
    return null;
  }
}

/** Remembers a choice for the next time the page is opened without one. */
export function rememberPerson(id) {
  try {
    localStorage.setItem(STORE, id);
  } catch {
    // Storage is full or switched off: the next time somebody is chosen by language.
  }
}
