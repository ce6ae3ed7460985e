import type { FoundProblem } from './locate.ts'
import { normalizeTag } from './normalizeTag.ts'

/** Finds duplicate entries, such as tags, in the lists of a front matter. */
export function checkDuplicates(entries: readonly { file: string; data: object }[]): FoundProblem[] {
  return entries.flatMap(({ file, data }) =>
    Object.entries(data).flatMap(([field, list]) =>
      Array.isArray(list) ? duplicatesIn(file, field, list) : [],
    ),
  )
}

function duplicatesIn(file: string, field: string, list: readonly unknown[]): FoundProblem[] {
  const texts = list.filter((entry) => typeof entry === 'string')
  return texts.flatMap((text, at) => {
    const first = texts.findIndex((other) => normalizeTag(other) === normalizeTag(text))
    if (first === at) return []
    const message = `${field}, entry ${at + 1} is "${text}", the same as entry ${first + 1}. Remove one of them.`
    return [{ file, at: `- ${text}`, isLast: true, message }]
  })
}
