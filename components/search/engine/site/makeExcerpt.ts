import type { Range } from '../findRanges.ts'
import type { Mark } from './markWords.ts'

export interface Excerpt {
  text: string
  ranges: Range[]
}

const LENGTH = 170
const BEFORE = 50

/**
 * A piece of about 170 characters around the place where most different words of the question stand together. Cut
 * pieces begin or end with "…"; the ranges count from the beginning of the piece.
 */
export function makeExcerpt(text: string, marks: readonly Mark[]): Excerpt {
  const first = densest(marks)
  const wanted = first && first.start > BEFORE && text.length > LENGTH ? first.start - BEFORE : 0
  const start =
    wanted > 0 ? afterSpace(text, Math.min(wanted, Math.max(0, text.length - LENGTH)), first?.start ?? 0) : 0
  const end = text.length - start <= LENGTH + 20 ? text.length : beforeSpace(text, start + LENGTH)
  const lead = start > 0 ? '… ' : ''
  const ranges = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ start: mark.start - start + lead.length, end: mark.end - start + lead.length }))
  return { text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''), ranges }
}

function densest(marks: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined
  let most = 0
  for (const [at, mark] of marks.entries()) {
    let answers = 0
    for (const near of marks.slice(at, at + 40)) {
      if (near.end - mark.start > LENGTH - BEFORE) break
      answers |= near.answers
    }
    const count = bits(answers)
    if (count > most) {
      most = count
      best = mark
    }
  }
  return best
}

/** How many different words of the question these bits stand for. */
export function bits(answers: number): number {
  let count = 0
  for (let rest = answers; rest > 0; rest &= rest - 1) count++
  return count
}

/** The next beginning of a word, at `limit` at the latest. */
function afterSpace(text: string, at: number, limit: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space >= limit ? limit : space + 1
}

/** The last end of a word before `at`; a text without spaces is cut between characters. */
function beforeSpace(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  if (space > at - 40) return space
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at
}
