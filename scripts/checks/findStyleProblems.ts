import { type StyleRule, straightQuotes, styleRules, tics } from './houseStyle.ts'
import { markdownTexts, sourceTexts } from './styleTexts.ts'

/** `// style: allow "car park", "rota": a quotation from the UK`; in Markdown after `#` (front matter) or in `<!-- -->`. */
const EXCEPTION =
  /(?:\/\/|#|<!--)\s*style: allow ("[^"\n]+"(?:, "[^"\n]+")*)(?::[ \t]*([^\n]*?))?[ \t]*(?:-->|$)/gm

export interface StyleOptions {
  /** Whether visitors or sales read it, rather than editors and engineers. */
  isCopy: boolean
  /** Whether it must contain curly quotes instead of straight ones. */
  hasCurlyQuotes: boolean
}

/**
 * Finds wordings that the house style avoids.
 * @param file path from the repository's root
 * @returns one sentence each, with the line and a better wording
 */
export function findStyleProblems(file: string, source: string, options: StyleOptions): string[] {
  const isMarkdown = file.endsWith('.md')
  const rules: StyleRule[] = styleRules.filter(({ copyOnly }) => options.isCopy || !copyOnly)
  if (options.hasCurlyQuotes) rules.push(straightQuotes)
  // A comment in an example is code.
  const exceptions = findExceptions(isMarkdown ? source.replace(/`[^`\n]+`/g, '') : source)
  const problems: { line: number; text: string }[] = []

  const isAllowed = (found: string, line: number) => {
    // In Markdown a comment can't be next to the text, so it applies to the file.
    const matching = exceptions.filter(
      (exception) =>
        exception.wording.toLowerCase() === found.toLowerCase() &&
        (isMarkdown || exception.line === line || exception.line === line - 1),
    )
    for (const exception of matching) exception.isUsed = true
    return matching.length > 0
  }

  for (const { text, line } of isMarkdown ? markdownTexts(source) : sourceTexts(file, source)) {
    for (const { wording, better } of rules)
      for (const match of text.matchAll(wording)) {
        const at = line + text.slice(0, match.index).split('\n').length - 1
        if (!isAllowed(match[0], at)) problems.push({ line: at, text: `"${match[0]}"; better: ${better}` })
      }
  }
  for (const { line, wording, reason, isUsed } of exceptions) {
    if (!reason)
      problems.push({ line, text: `"${wording}" is allowed without a reason; write it behind a colon` })
    else if (!isUsed)
      problems.push({ line, text: `"${wording}" is allowed and not used here; delete the comment` })
  }
  return problems.sort((a, b) => a.line - b.line).map(({ line, text }) => `${file}:${line}: ${text}`)
}

/** @returns a line with the number of tics in a file, or nothing */
export function findTics(file: string, source: string): string | undefined {
  const texts = file.endsWith('.md') ? markdownTexts(source) : sourceTexts(file, source)
  // A one-word text, such as a weekday in the opening hours, is data.
  const whole = texts.flatMap(({ text }) => (/\s/.test(text.trim()) ? [text] : [])).join('\n')
  const found = tics.flatMap(({ name, wording, limit }) => {
    const count = [...whole.matchAll(wording)].length
    return count > limit ? [`${name} ${count} times (a habit above ${limit})`] : []
  })
  return found.length > 0 ? `${file}: ${found.join(', ')}` : undefined
}

function findExceptions(source: string) {
  return [...source.matchAll(EXCEPTION)].flatMap((match) => {
    const line = source.slice(0, match.index).split('\n').length
    const wordings = [...(match[1] ?? '').matchAll(/"([^"]+)"/g)]
    return wordings.map(([, wording = '']) => ({ wording, reason: match[2] ?? '', line, isUsed: false }))
  })
}
