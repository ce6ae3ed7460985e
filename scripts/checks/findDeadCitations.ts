import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface DeadCitation {
  line: number
  /** The citation as written. */
  cited: string
}

/** Numbers of existing points and rows. */
export interface Numbering {
  /** Points of docs/specification.md. */
  points: ReadonlySet<number>
  /** Rows of docs/controls.md. */
  rows: ReadonlySet<number>
}

const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ /
/** A document, or a source file with its folder. */
const FILE =
  /(?<![\w/:.@#-])((?:\.{1,2}\/|[\w-]+\/)*[\w-]+\.md|(?:\.{1,2}\/|[\w@+-]+\/)+[\w+.-]+\.(?:tsx?|m?js|css|py|sh|ya?ml))\b/g
/** A link target with its anchor, or a source file in one of our folders. */
const LINKED =
  /\]\(((?!\w+:|[#/])[^)\s#]+\.(?:md|tsx?|js|svg|png|webp|ya?ml|conf|service)(?:#[^)\s]*)?|#[^)\s]+)\)|`((?:components|content\/schema|e2e|pages|renderer|scripts|server)\/[^`\s]+\.(?:tsx?|js))`/g
const POINTS = /specification,? points? ([\d, and]+)/g
const ROWS = /controls\.md, rows? ([\d, and]+)/g

/** Finds files, points and rows cited in the comments of a source file that don't exist in the repository. */
export function findDeadCitations(file: string, source: string, { points, rows }: Numbering): DeadCitation[] {
  return source.split('\n').flatMap((text, at) => {
    if (!COMMENT.test(text)) return []
    const dead = [
      ...[...text.matchAll(FILE)].map(([, name = '']) => name).filter((name) => !isThere(name, file)),
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

/** Finds files and headings that a Markdown document links to or names and that don't exist in the repository. */
export function findDeadLinks(file: string, markdown: string): DeadCitation[] {
  return markdown.split('\n').flatMap((text, at) =>
    [...text.matchAll(LINKED)]
      .map(([, link, name]) => link ?? name ?? '')
      .filter((target) => !leadsSomewhere(target, file, markdown))
      .map((cited) => ({ line: at + 1, cited })),
  )
}

/** Whether the file of a link is there, and has the heading of its anchor. */
function leadsSomewhere(target: string, file: string, markdown: string): boolean {
  const [name = '', anchor] = target.split('#')
  if (name && !isThere(name, file)) return false
  if (anchor === undefined) return true
  const beside = join(dirname(file), name)
  const document = name ? readFileSync(existsSync(beside) ? beside : name, 'utf8') : markdown
  return [...document.matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Whether a file exists, relative to the repository or to the citing file. */
const isThere = (name: string, file: string) => existsSync(name) || existsSync(join(dirname(file), name))

const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []).map(Number)
