import { parseSync } from 'vite'

/** A text for people, and the line on which it begins. */
export interface StyleText {
  text: string
  line: number
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Strings for programs, such as URLs, paths, domains, and keys of one lower-case word. */
const FOR_PROGRAMS = /^(?:[a-z][\w.@:/-]*|[/#].*|https?:\S*|X-[\w-]+|[A-Z]+(?:_[A-Z]+)*)$/

/** The texts in a TypeScript file: its strings, except for imports, keys, types and strings for programs. */
export function sourceTexts(file: string, source: string): StyleText[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const texts: StyleText[] = []
  const note = (text: string, { start }: Node) => {
    if (/\p{L}/u.test(text) && !FOR_PROGRAMS.test(text))
      texts.push({ text, line: source.slice(0, start).split('\n').length })
  }
  walk(program as unknown as Node, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') note(node.value, node)
    if (node.type === 'TemplateElement') note((node.value as { cooked: string }).cooked, node)
  })
  return texts
}

const SKIPPED = /^(?:Import.*|ExportAll.*|TS(?:Literal|Interface|Type(?!Assertion)|Enum).*)$/

function walk(node: Node, visit: (node: Node) => void): void {
  if (SKIPPED.test(node.type)) return
  visit(node)
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' && node.type === 'Property' && !node.computed) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/**
 * The lines of a Markdown file, including front matter, without code, comments and link targets. These are replaced with
 * spaces, so that line numbers don't change.
 */
export function markdownTexts(source: string): StyleText[] {
  const blank = (cut: string) => cut.replace(/[^\n]/g, ' ')
  const prose = source
    .replace(/^```.*?^```/gms, blank)
    .replace(/<!--.*?-->/gs, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\s]*/g, (link) => `]${blank(link.slice(1))}`)
    .replace(/<?https?:\S+/g, blank)
    .replace(/^# style:.*$/gm, blank)
  return prose.split('\n').map((text, at) => ({ text, line: at + 1 }))
}
