/** The choice that was probably meant: the only one with the smallest edit distance, up to a third of its length. */
export function nearest(given: string, choices: readonly string[]): string | undefined {
  const [best, next] = choices
    .map((choice) => ({ choice, distance: editDistance(given.toLowerCase(), choice.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  if (!best || best.distance > Math.ceil(best.choice.length / 3) || next?.distance === best.distance)
    return undefined
  return best.choice
}

/** The Levenshtein distance between two texts. */
function editDistance(a: string, b: string): number {
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
