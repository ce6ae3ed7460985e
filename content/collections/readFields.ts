import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { commentInText, describeYamlError, specialCharacter, textOf } from './describeYamlError.ts'
import { type FieldRule, ruleAt } from './fieldRules.ts'

/** The fields of a front matter, and its syntax errors. */
export interface ReadFields {
  /** The fields as they were probably meant, or undefined when that can't be determined. */
  matter: Record<string, unknown> | undefined
  problems: { line: number; message: string }[]
  /** The line in the file of a field or a list entry; for a missing one, the line of its parent. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** The fields begin on line 2, below the fence. */
const FIRST_LINE = 2

/**
 * Parses the fields. Reports a line with a syntax error and parses it as it was probably meant, so that mistakes on other lines
 * are found as well.
 * @param text the YAML between the two fences
 */
export function readFields(text: string, rules: FieldRule): ReadFields {
  const lines = text.split('\n')
  const found = new Map<number, string>()
  const note = (at: number, { message, corrected }: ReturnType<typeof commentInText>) => {
    const isNew = !found.has(at) && corrected !== undefined
    if (!found.has(at)) found.set(at, message)
    if (corrected !== undefined) lines[at] = corrected
    return isNew
  }
  for (const [at, line] of lines.entries()) {
    if (!isFreeText(lines, at, rules)) continue
    if (/^(?!["'[{|>#]).*\s#|^#/.test(textOf(line))) note(at, commentInText(line))
    else if (/^[&!]/.test(textOf(line))) note(at, specialCharacter(line))
  }
  for (;;) {
    const lineCounter = new LineCounter()
    const yaml = parseDocument(lines.join('\n'), { prettyErrors: false, uniqueKeys: false, lineCounter })
    const lineAt = (offset: number) => lineCounter.linePos(offset).line - 1
    const [error] = yaml.errors
    if (error) {
      const at = openingLine(lines, lineAt(error.pos[0]), error.message)
      if (note(at, describeYamlError(error, lines[at] ?? '', lines[at - 1]))) continue
    } else
      for (const offset of duplicateOffsets(yaml))
        found.set(lineAt(offset), duplicateField(lines[lineAt(offset)] ?? ''))
    const matter: unknown = error ? undefined : (yaml.toJS() ?? {})
    return {
      matter: typeof matter === 'object' ? (matter as Record<string, unknown>) : undefined,
      problems: [...found].map(([at, message]) => ({ line: at + FIRST_LINE, message })),
      lineOf: (path) => {
        const offset = offsetOf(yaml, path)
        return offset === undefined ? 1 : lineAt(offset) + FIRST_LINE
      },
    }
  }
}

/** Whether the line belongs to a field of free text. */
function isFreeText(lines: readonly string[], at: number, rules: FieldRule): boolean {
  const line = lines[at] ?? ''
  const isTop = /^\w+:/.test(line)
  const field =
    lines
      .slice(0, at + 1)
      .findLast((one) => /^\w+:/.test(one))
      ?.split(':')[0] ?? ''
  const inner = /^\s+(?:- )?(\w+):\s/.exec(line)?.[1]
  const rule = isTop ? rules.properties?.[field] : ruleAt(rules, inner ? [field, 0, inner] : [field, 0])
  return rule?.type === 'string' && !rule.enum && !rule.format
}

/** The line to report. YAML reports an unclosed bracket below the line that opens it. */
function openingLine(lines: readonly string[], at: number, message: string): number {
  if (!/flow (sequence|map)/i.test(message)) return at
  const opened = lines.slice(0, at + 1).findLastIndex((line) => /^[[{]/.test(textOf(line)))
  return opened < 0 ? at : opened
}

const duplicateField = (line: string) =>
  `${/\w+/.exec(line)?.[0] ?? 'the field'} is listed twice. Remove one of them.`

/** The offsets of fields that already appear further up. */
function duplicateOffsets({ contents }: Document): number[] {
  const names = new Set<unknown>()
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : []
  return keys.flatMap((key) => {
    if (!isScalar(key)) return []
    if (names.has(key.value)) return [key.range?.[0] ?? 0]
    names.add(key.value)
    return []
  })
}

function offsetOf(yaml: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const offset = keyOffset(yaml, path.slice(0, length))
    if (offset !== undefined) return offset
  }
}

function keyOffset(yaml: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length === 1 ? yaml.contents : yaml.getIn(path.slice(0, -1), true)
  const key = path.at(-1)
  const items = (parent as { items?: readonly unknown[] } | undefined)?.items ?? []
  for (const [at, item] of items.entries()) {
    const node = (item as { key?: unknown }).key ?? item
    const isIt = typeof key === 'number' ? at === key : (node as { value?: unknown }).value === key
    if (isIt && isNode(node) && node.range) return node.range[0]
  }
}
