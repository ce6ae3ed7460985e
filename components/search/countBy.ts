/** Counts entries by a choice, all at once; null counts for All. */
export function countBy<Entry, Choice extends string>(
  entries: readonly Entry[],
  choiceOf: (entry: Entry) => Choice,
): (choice: Choice | null) => number {
  const counts = new Map<Choice, number>()
  for (const entry of entries) counts.set(choiceOf(entry), (counts.get(choiceOf(entry)) ?? 0) + 1)
  return (choice) => (choice === null ? entries.length : (counts.get(choice) ?? 0))
}
