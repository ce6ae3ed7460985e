import type { z } from 'zod'
import { paths } from '../routes.ts'
import type { LinkText, StructuredData } from '../schema/page.ts'
import { type CompleteHead, completeHead } from '../structuredData.ts'
import { readCopy } from './readCopy.ts'

/** Parts of a page that nothing links to. */
const UNLINKED = ['head', 'hero', 'closing'] as const

type WithAnchor<Part> = Part extends { heading: string } ? Part & { id: string } : Part

/** The copy of a page, with its complete head and the anchors of its sections. */
export type PageCopy<Schema extends z.ZodType> = {
  [Name in keyof z.output<Schema>]: Name extends 'head'
    ? CompleteHead<z.output<Schema>[Name]>
    : Name extends (typeof UNLINKED)[number]
      ? z.output<Schema>[Name]
      : WithAnchor<z.output<Schema>[Name]>
}

/**
 * Reads the copy of a page, as `readCopy` does, and completes its head. A section's id, which is its anchor, is the name it has
 * in the file: that of `useCases` is "use-cases".
 * @param name of its path; the file of `aiArena` is `content/pages/ai-arena.yaml`
 * @param describe what else search engines read of the page
 * @throws ContentError with every problem of the file
 */
export function readPage<
  Schema extends z.ZodType<{ head: Parameters<typeof completeHead>[0]; hub?: LinkText }>,
>(
  name: keyof typeof paths,
  schema: Schema,
  describe?: (page: z.output<Schema>, url: string) => readonly StructuredData[],
) {
  const page = readCopy(`pages/${inKebabCase(name)}`, schema)
  const url = paths[name]
  const parts = Object.entries(page).map(([key, part]) => [
    key,
    isSection(key, part) ? { ...part, id: inKebabCase(key) } : part,
  ])
  const head = completeHead(page.head, { url, hub: page.hub }, describe?.(page, url))
  return { ...Object.fromEntries(parts), head } as PageCopy<Schema>
}

/** That of "aiArena" is "ai-arena". */
export const inKebabCase = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

const isSection = (key: string, part: unknown): part is object =>
  !UNLINKED.some((name) => name === key) && typeof part === 'object' && part !== null && 'heading' in part
