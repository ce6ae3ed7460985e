import type { ShownBlock } from '#content/schema/article.ts'

/** About three lines of an opening; a drop cap beside fewer would reach into what follows. */
const ENOUGH = 140

/** Whether an article's first block can begin with a drop cap: a text of three lines that begins with a letter. */
export function takesDropCap(block: ShownBlock | undefined): boolean {
  if (block?.kind !== 'text') return false
  const [first = ''] = block.content
  return typeof first === 'string' && first.length >= ENOUGH && /^\p{L}/u.test(first)
}
