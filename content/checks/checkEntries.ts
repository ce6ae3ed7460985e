import { readText, shownPath } from '../collections/contentFiles.ts'
import type { FoundProblem } from './locate.ts'

interface CheckedFile {
  file: string
  isDraft: boolean
  known: { title?: string; tags?: readonly string[]; date?: string }
}

/** Drafts last and articles oldest first, so that the newer file of two is reported. */
const draftsLast = (a: CheckedFile, b: CheckedFile) =>
  Number(a.isDraft) - Number(b.isDraft) || (a.known.date ?? '').localeCompare(b.known.date ?? '')

/** Finds titles that another file has too, so that visitors couldn't tell the cards apart. */
export function checkTitles(files: readonly CheckedFile[]): FoundProblem[] {
  const seen = new Map<string, string>()
  return files.toSorted(draftsLast).flatMap(({ file, known: { title = file } }) => {
    const other = seen.get(title.toLowerCase())
    if (!other) seen.set(title.toLowerCase(), file)
    const message = `title is "${title}", as in ${shownPath(other ?? '')}. Choose another one.`
    return other ? [{ file, at: 'title:', message }] : []
  })
}

/** Finds tags that an older article spells differently, since only tags of one spelling link to each other. */
export function checkTags(files: readonly CheckedFile[]): FoundProblem[] {
  const seen = new Map<string, { tag: string; file: string }>()
  return files.toSorted(draftsLast).flatMap(({ file, known: { tags = [] } }) =>
    tags.flatMap((tag) => {
      const plain = tag.toLowerCase().replace(/[^\p{L}\p{N}]+|s$/gu, '')
      const usual = seen.get(plain) ?? { tag, file }
      seen.set(plain, usual)
      const message = `the tag "${tag}" is written "${usual.tag}" in ${shownPath(usual.file)}. Use one spelling.`
      return usual.tag === tag ? [] : [{ file, at: `- ${tag}`, message }]
    }),
  )
}

/** Finds texts of the template of `npm run new` that were never replaced, except in drafts. */
export function checkExamples(files: readonly CheckedFile[], examples: readonly string[]): FoundProblem[] {
  const texts = [...examples, ...Object.values(TEMPLATE_BODIES).flatMap((body) => body.split('\n\n'))]
  return files
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ file }) => {
      const lines = readText(file).split(/["']?\n/)
      const left = texts.filter((text) => lines.some((line) => line.endsWith(text)))
      const message = 'this is still the example from npm run new. Write your own text.'
      return left.map((at) => ({ file, at, message }))
    })
}

/** The placeholder bodies that `npm run new` writes below the fields. */
export const TEMPLATE_BODIES = {
  module: 'The long description, in paragraphs and bullet lists.',
  article: 'The first paragraph.\n\n## A heading\n\nAnother paragraph.',
} as const
