/** Endings that replace each other. Forms that aren't words do no harm, since no page has them. */
const FAMILIES: readonly (readonly string[])[] = [
  ['', 's', 'ing', 'ed'],
  ['e', 'es', 'ing', 'ed'],
  ['y', 'ies', 'ied', 'ying'],
  ['ent', 'ents', 'ence', 'ency'],
  ['ant', 'ants', 'ance', 'ancy'],
  ...['s', 'x', 'z', 'ch', 'sh'].map((end) => [end, `${end}es`, `${end}ing`, `${end}ed`]),
  ...[...'bdgmnprt'].map((end) => [end, `${end}s`, `${end}${end}ing`, `${end}${end}ed`]),
]

/** What is shorter is no stem: "thing" is no form of "the". */
const MIN_STEM = 3

/** Other English forms of a word: "managers" for "manager", "coached" for "coaching", "resilient" for "resilience". */
export function inflections(word: string): string[] {
  if (/\p{N}/u.test(word)) return []
  const forms = new Set<string>()
  for (const family of FAMILIES)
    for (const ending of family) {
      if (!word.endsWith(ending) || word.length - ending.length < MIN_STEM) continue
      for (const other of family) forms.add(word.slice(0, word.length - ending.length) + other)
    }
  forms.delete(word)
  return [...forms]
}
