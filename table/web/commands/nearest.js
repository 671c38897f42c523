// The word that somebody has probably meant, of those that there are.

/**
 * Returns the word nearest to a typed one, or null if none is near: at most every third letter differs.
 *
 * @param {string} typed
 * @param {string[]} words
 */
export function nearest(typed, words) {
  const ranked = words
    .map((word) => ({ word, steps: distance(typed.toLocaleLowerCase(), word.toLocaleLowerCase()) }))
    .filter(({ word, steps }) => steps <= Math.max(typed.length, word.length) / 3)
    .sort((one, other) => one.steps - other.steps);
  return ranked[0]?.word ?? null;
}

/** How many letters are put in, left out, changed or swapped with the next between two words. */
function distance(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}
