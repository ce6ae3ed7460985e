import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface DeadCitation {
  line: number
  /** What is cited, as written. */
  cited: string
}

/** What the points and rows of our documents are numbered by. */
export interface Numbering {
  /** Points of docs/specification.md. */
  points: ReadonlySet<number>
  /** Rows of docs/controls.md. */
  rows: ReadonlySet<number>
}

const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ /
const DOCUMENT = /(?<![\w/:.-])((?:\.{1,2}\/|[\w-]+\/)*[\w-]+\.md)\b/g
const POINTS = /specification,? points? ([\d, and]+)/g
const ROWS = /controls\.md, rows? ([\d, and]+)/g

/** The documents, and the points of them, that the comments of a source file cite and the repository does not have. */
export function findDeadCitations(file: string, source: string, { points, rows }: Numbering): DeadCitation[] {
  return source.split('\n').flatMap((text, at) => {
    if (!COMMENT.test(text)) return []
    const dead = [
      ...[...text.matchAll(DOCUMENT)].map(([, name = '']) => name).filter((name) => !isThere(name, file)),
      ...numbersIn(text, POINTS)
        .filter((point) => !points.has(point))
        .map((point) => `specification, point ${point}`),
      ...numbersIn(text, ROWS)
        .filter((row) => !rows.has(row))
        .map((row) => `controls.md, row ${row}`),
    ]
    return dead.map((cited) => ({ line: at + 1, cited }))
  })
}

/** From the root of the repository, or from the file that cites it. */
const isThere = (name: string, file: string) => existsSync(name) || existsSync(join(dirname(file), name))

const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []).map(Number)
