/** Markdown that the pages don't support. */
export interface MarkdownMistake {
  /** Line within the parsed text, from 0. */
  offset: number
  message: string
}

/** Thrown with all mistakes in a Markdown text. */
class MarkdownError extends Error {
  readonly mistakes: readonly MarkdownMistake[]

  constructor(mistakes: readonly MarkdownMistake[]) {
    super(mistakes.map(({ message }) => message).join('\n'))
    this.name = 'MarkdownError'
    this.mistakes = mistakes
  }
}

/** The mistakes of a caught error, moved down by `offset` lines. Rethrows any error that isn't a MarkdownError. */
export function mistakesOf(error: unknown, offset = 0): MarkdownMistake[] {
  if (!(error instanceof MarkdownError)) throw error
  return error.mistakes.map((mistake) => ({ ...mistake, offset: mistake.offset + offset }))
}

/** Names of unsupported token types that editors understand. */
const TOKEN_NAMES: Record<string, string> = {
  br: 'a line break by two spaces',
  code: 'program text, or a paragraph indented by four spaces,',
  codespan: 'text in backticks',
  del: 'text that is struck out',
  hr: 'a dividing line',
  html: 'HTML',
}

/** The name of a token type for use in a message. */
export const tokenName = (type: string) => TOKEN_NAMES[type] ?? type

/** An error with a single mistake, by default on the first line. */
export const mistake = (message: string, offset = 0) => new MarkdownError([{ offset, message }])

/**
 * Maps `read` over consecutive parts of Markdown, and goes on after a mistake to collect those of all parts.
 * @param lineOf the line at which a part starts, from 0
 * @throws MarkdownError with the mistakes of all parts
 */
export function readEach<Part, Read>(
  parts: readonly Part[],
  read: (part: Part, at: number) => Read,
  lineOf: (at: number) => number,
): Read[] {
  const mistakes: MarkdownMistake[] = []
  const found: Read[] = []
  for (const [at, part] of parts.entries())
    try {
      found.push(read(part, at))
    } catch (error) {
      mistakes.push(...mistakesOf(error, lineOf(at)))
    }
  if (mistakes.length > 0) throw new MarkdownError(mistakes)
  return found
}

/** Returns a function for `readEach` that counts the source lines before a part. */
export const linesBefore = (parts: readonly { raw: string }[]) => (at: number) =>
  parts
    .slice(0, at)
    .map(({ raw }) => raw)
    .join('')
    .split('\n').length - 1
