import type { ShownBlock } from '#content/schema/article.ts'

/** About three lines; beside fewer, a drop cap would extend into the next block. */
const MIN_CHARACTERS = 140

/** Whether an article's first block can have a drop cap: three lines of text that start with a letter. */
export function takesDropCap(block: ShownBlock | undefined): boolean {
  if (block?.kind !== 'text') return false
  const [first = ''] = block.content
  return typeof first === 'string' && first.length >= MIN_CHARACTERS && /^\p{L}/u.test(first)
}
