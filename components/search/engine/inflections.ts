/** Other English forms of a word: "managers" for "manager", "coached" for "coaching", "resilient" for "resilience". */
export function inflections(word: string): string[] {
  if (word.length < 3 || /\p{N}/u.test(word)) return []
  const forms = new Set(stems(word).flatMap(formsOf))
  forms.delete(word)
  return [...forms]
}

function stems(word: string): string[] {
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (/[^siu]s$/.test(word)) return [word.slice(0, -1)]
  if (/[ae]nc[ey]$/.test(word)) return [word, `${word.slice(0, -2)}t`]
  const base = /^(.{3,})ing$/.exec(word)?.[1] ?? /^(.{3,})ed$/.exec(word)?.[1]
  if (!base) return [word]
  const single = /([^aeiouls])\1$/.test(base) ? [base.slice(0, -1)] : []
  return [word, base, `${base}e`, ...single]
}

function formsOf(stem: string): string[] {
  const root = stem.replace(/e$/, '')
  const plural = /[^aeiou]y$/.test(stem)
    ? `${stem.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z)$/.test(stem)
      ? `${stem}es`
      : `${stem}s`
  if (/(?:ing|ed)$/.test(stem)) return [stem, plural]
  const last = stem.at(-1) ?? ''
  if (/[ae]nt$/.test(stem)) return [stem, plural, `${stem.slice(0, -1)}ce`]
  return [stem, plural, `${root}ing`, `${root}ed`, `${stem}${last}ing`, `${stem}${last}ed`]
}
