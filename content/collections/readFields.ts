import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import type { z } from 'zod'
import { describeIssue, putInQuotes } from './describeIssue.ts'

/** The fields of a file, as far as they are valid. */
export interface ReadFields<Matter> {
  /** The valid fields; without problems, all fields as the schema gives them. */
  known: Partial<Matter>
  problems: { line: number; message: string }[]
}

/** A quote or a bracket that the line doesn't close. YAML reports it further down. */
const UNCLOSED = /[:-] +(?:"[^"]*|'[^']*|\[[^\]]*)$/
const HELP = 'A field is its name, a colon and a text; a text with a special sign needs quotes.'

/**
 * Parses and validates the fields of a file. Syntax errors are reported as YAML words them, invalid values as the schema does.
 * @param text everything above the closing fence, with an empty first line in place of the opening one
 */
export function readFields<Matter>(text: string, schema: z.ZodType<Matter>): ReadFields<Matter> {
  const lines = text.split('\n')
  const lineCounter = new LineCounter()
  const yaml = parseDocument(text, { prettyErrors: false, lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const wrong = (problems: ReadFields<Matter>['problems']) => ({ known: {}, problems })

  const [error] = yaml.errors
  if (error) {
    const unclosed = lines.findIndex((line) => UNCLOSED.test(line)) + 1
    if (unclosed) return wrong([{ line: unclosed, message: `a quote or a bracket is not closed. ${HELP}` }])
    const line = lineAt(error.pos[0])
    const hasColon = error.code === 'BLOCK_AS_IMPLICIT_KEY' && lines[line - 1]?.includes(': ')
    const message = hasColon ? putInQuotes('a colon in a text', lines[line - 1]) : `${error.message}. ${HELP}`
    return wrong([{ line, message }])
  }
  const cut = offsetsOfCutTexts(yaml).map(lineAt)
  if (cut.length > 0)
    return wrong(cut.map((line) => ({ line, message: putInQuotes('the text is cut off', lines[line - 1]) })))

  // A field without a value is as good as none.
  const matter = (yaml.toJS({ reviver: (_, value) => value ?? undefined }) ?? {}) as Record<string, unknown>
  const parsed = schema.safeParse(matter)
  if (parsed.success) return { known: parsed.data as Partial<Matter>, problems: [] }
  // Only the first of a field, so that a text in place of a list isn't also too short.
  const issues = parsed.error.issues.filter(
    ({ path }, at, all) => all.findIndex((one) => one.path.join() === path.join()) === at,
  )
  const problems = issues.map((issue) => {
    const line = lineAt(offsetOf(yaml, issue))
    return { line, message: describeIssue(issue, matter, lines[line - 1], schema) }
  })
  const bad = new Set(issues.map(({ path }) => path[0]))
  const known = Object.fromEntries(Object.entries(matter).filter(([name]) => !bad.has(name)))
  return { known: known as Partial<Matter>, problems: problems.sort((a, b) => a.line - b.line) }
}

/** Where YAML takes a part of a text for something else: a comment directly after a #, an anchor or an alias. */
function offsetsOfCutTexts(yaml: Document): number[] {
  const offsets: number[] = []
  visit(yaml, {
    Node: (_, node) => {
      const isComment = isScalar(node) && /^\S/.test(node.comment ?? '')
      const isCut = isComment || isAlias(node) || node.anchor
      if (isCut && node.range) offsets.push(node.range[0])
    },
  })
  return offsets
}

/** The offset of a field or a list entry; of a missing one, that of its parent. */
function offsetOf(yaml: Document, issue: z.core.$ZodIssue): number {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
  let parent: unknown = yaml.contents
  let offset = 0
  for (const key of path) {
    const pair = isMap(parent)
      ? parent.items.find((one) => isScalar(one.key) && one.key.value === key)
      : undefined
    const node = isSeq(parent) ? parent.items[Number(key)] : pair?.key
    if (isNode(node) && node.range) offset = node.range[0]
    parent = pair?.value ?? node
  }
  return offset
}
