import { type Problem, showProblem } from '#content/collections/ContentError.ts'
import { entryPath } from '#content/collections/leftOut.ts'
import { readCopy } from '#content/collections/readCopy.ts'
import { listFigures } from '#content/figures.ts'
import { type AllowedFigure, allowedFile, type Claim } from '#content/schema/claim.ts'
import { escapeRegExp } from '#content/schema/escape.ts'
import { type Findings, readFiles } from './findings.ts'

/** "+85%", "15-25%", "14 percent", "3.2x", "500+". */
const FIGURE =
  /[+]?\d[\d.,]*(?:[-–]\d+)?(?:\s?%|\s(?:percent|per cent)\b)|\b\d+(?:\.\d+)?x\b|(?<![\d:.])\d[\d,]*\+(?!\d)/g
/** A comment of YAML. */
const COMMENT = /(?:^|\s)# .*$/gm
/** All copy but the figures themselves. */
const COPY = /^content\/(?!figures\/).*\.(?:yaml|md)$/

/** Checks that copy takes its marketing figures from `content/figures/`, so that a claim always has the same wording. */
export function checkFigures(): Findings {
  return {
    problems: findFigureProblems().map(showProblem),
    summary: 'No figure outside the register.',
  }
}

/** Each figure in copy that isn't in `content/figures/`. */
export function findFigureProblems(): Problem[] {
  const known = {
    claims: Object.values(listFigures()),
    allowed: readCopy('figures/allowed', allowedFile).figures,
  }
  return readFiles(['content'], COPY).flatMap(([file, source]) =>
    findFigures(file.replace('content/', ''), source, known).map(({ line, figure }) => ({
      file,
      line,
      message: `“${figure}” is not among the figures. One of ours is kept under Figures (content/figures); one of a story is listed under Figures that aren’t claims (allowed.yaml), with the reason.`,
    })),
  )
}

/** The registered figures, and allowed exceptions. */
interface KnownFigures {
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
