import type { z } from 'zod'
import { readCopy } from './readCopy.ts'

/** Parts of a page that nothing links to. */
const UNLINKED = ['head', 'hero', 'closing'] as const

type WithAnchor<Part> = Part extends { heading: string } ? Part & { id: string } : Part

/** The copy of a page, with the anchors of its sections. */
export type PageCopy<Schema extends z.ZodType> = {
  [Name in keyof z.output<Schema>]: Name extends (typeof UNLINKED)[number]
    ? z.output<Schema>[Name]
    : WithAnchor<z.output<Schema>[Name]>
}

/**
 * Reads the copy of a page, as `readCopy` does. A section's id, which is its anchor, is the name it has in the file: that of
 * `useCases` is "use-cases".
 * @param name of the file in `content/pages/`, without extension
 * @throws ContentError with every problem of the file
 */
export function readPage<Schema extends z.ZodType<object>>(name: string, schema: Schema) {
  const page = readCopy(`pages/${name}`, schema)
  const sections = Object.entries(page).map(([key, part]) => [
    key,
    isSection(key, part) ? { ...part, id: key.replace(/[A-Z]/g, '-$&').toLowerCase() } : part,
  ])
  return Object.fromEntries(sections) as PageCopy<Schema>
}

const isSection = (key: string, part: unknown): part is object =>
  !UNLINKED.some((name) => name === key) && typeof part === 'object' && part !== null && 'heading' in part
