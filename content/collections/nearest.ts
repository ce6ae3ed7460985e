/**
 * The choice that was probably meant: the only one with the smallest edit distance, or else the only one that shares a word.
 * Ignores case and punctuation. Undefined when no choice is similar enough.
 */
export function nearest(given: string, choices: readonly string[]): string | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const [best, ...rest] = choices
    .map((choice) => ({ choice, distance: editDistance(plain(given), plain(choice)) }))
    .sort((a, b) => a.distance - b.distance)
  if (!best) return undefined
  const isNear = best.distance <= Math.max(1, Math.ceil(plain(best.choice).length / 3))
  const isAlone = rest.every(({ distance }) => distance > best.distance)
  if (isNear && isAlone) return best.choice
  const sharing = choices.filter((choice) => sharesWord(plain(given), plain(choice)))
  return sharing.length === 1 ? sharing[0] : undefined
}

const sharesWord = (a: string, b: string) =>
  a.split(' ').some((word) => word.length > 3 && b.split(' ').includes(word))

/** The Levenshtein distance between two texts. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
