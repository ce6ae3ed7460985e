import { parseSync } from 'vite'

/** Attributes and properties with visible or announced text. */
const SPOKEN = /^(?:title|alt|label|text|heading|lead|hint|placeholder|summary|\w+Label|\w+Text)$/
const SPOKEN_ARIA = /^aria-(?:label|description|placeholder|roledescription|valuetext)$/
/** At least two letters in a row; a single one is a unit or a symbol. */
const WORD = /\p{L}{2}/u
const SENTENCE = /^\p{Lu}\S*(?: \S+)+[.?!…]$/u
/** Not copy: CSS selectors and entities. */
const ALLOWED = /^(?:&:.*|(?:[^\p{L}]|&\w+;)*)$/u

type Node = { type: string; start: number } & Record<string, unknown>

/**
 * Finds copy in a component, which belongs in `content/`: text between tags, visible or announced attributes, and
 * whole sentences elsewhere. Text for developers, in errors and on the console, is allowed.
 * @returns one sentence each
 */
export function findCopy(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found = new Map<number, string>()
  const note = ({ start }: Node, text: string) => {
    const shown = text.replace(/\s+/g, ' ').trim()
    if (WORD.test(shown) && !ALLOWED.test(shown)) found.set(start, shown)
  }
  walk(program as unknown as Node, (node) => {
    if (node.type === 'JSXText') note(node, String(node.value))
    for (const part of shownParts(node)) note(part, textOf(part))
    if (SENTENCE.test(textOf(node))) note(node, textOf(node))
  })
  return [...found].map(([start, text]) => {
    const line = source.slice(0, start).split('\n').length
    return `${file}:${line}: "${text}" is copy; its place is content/labels/ or the page's text`
  })
}

/** Strings shown by a node: children of a tag, announced attributes, and values passed by these names. */
function shownParts(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).flatMap(stringsIn)
  const name = nameOf(node.type === 'JSXAttribute' ? node.name : node.key)
  if (!SPOKEN.test(name) && !SPOKEN_ARIA.test(name)) return []
  return stringsIn(node.value)
}

/** The possible string values of an expression. */
function stringsIn(value: unknown): Node[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value] : []
    case 'TemplateLiteral':
      return [value, ...(value.expressions as Node[]).flatMap(stringsIn)]
    case 'JSXExpressionContainer':
      return stringsIn(value.expression)
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(stringsIn)
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'AssignmentPattern':
      return isComparison(value) ? [] : [value.left, value.right].flatMap(stringsIn)
    default:
      return []
  }
}

const isComparison = ({ operator }: Node) => /^[!=]==?$/.test(String(operator))

function textOf(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

function walk(node: Node, visit: (node: Node) => void): void {
  if (isForDevelopers(node)) return
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** `console.warn(…)` and `new RangeError(…)`. */
function isForDevelopers({ type, callee }: Node): boolean {
  if (!isNode(callee)) return false
  return type === 'NewExpression' ? /Error$/.test(nameOf(callee)) : nameOf(callee.object) === 'console'
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
