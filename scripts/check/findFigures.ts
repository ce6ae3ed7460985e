import { entryPath } from '#content/collections/leftOut.ts'
import type { AllowedFigure, Claim } from '#content/schema/claim.ts'
import { escapeRegExp } from '#content/schema/escape.ts'

/** "+85%", "15-25%", "14 percent", "3.2x", "500+", and a share as a bare number. */
const FIGURE =
  /[+]?\d[\d.,]*(?:[-–]\d+)?(?:\s?%|\s(?:percent|per cent)\b)|\b\d+(?:\.\d+)?x\b|(?<![\d:.])\d[\d,]*\+(?!\d)|\bpercent: \d+/g
/** A comment of YAML. */
const COMMENT = /(?:^|\s)# .*$/gm

/** The registered figures, and allowed exceptions. */
export interface KnownFigures {
  claims: readonly Pick<Claim, 'figure' | 'label'>[]
  allowed: readonly AllowedFigure[]
}

/**
 * Finds marketing figures in copy that aren't in `content/figures/`. Markdown can't refer to them, so a figure
 * followed by its registered label is allowed there.
 * @param file path below `content/`
 * @returns line number and figure of each
 */
export function findFigures(
  file: string,
  source: string,
  { claims, allowed }: KnownFigures,
): { line: number; figure: string }[] {
  const text = file.endsWith('.md') ? source : source.replace(COMMENT, blank)
  // A renamed article lists its former address.
  const here = allowed.filter(
    (entry) => file === entry.file || source.includes(`\n  - ${entryPath(entry.file)}\n`),
  )
  const quoted = file.endsWith('.md') ? claims.map(({ figure, label }) => `${figure} ${label}`) : []
  const spared = [...here.map((entry) => entry.text), ...quoted].flatMap((words) => spans(text, words))
  return [...text.matchAll(FIGURE)]
    .filter(({ index }) => !spared.some(([start, end]) => index >= start && index < end))
    .map(({ index, 0: figure }) => ({ line: text.slice(0, index).split('\n').length, figure }))
}

/** Positions of a phrase, regardless of line breaks. */
function spans(text: string, words: string): [start: number, end: number][] {
  const pattern = escapeRegExp(words).replace(/\s+/g, '\\s+')
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ])
}

const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
