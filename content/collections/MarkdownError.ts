/** Something in a piece of Markdown that no page can show. */
export interface MarkdownMistake {
  /** How many lines below the first one of the piece. */
  offset: number
  message: string
}

/** Everything of a piece of Markdown that no page can show. */
class MarkdownError extends Error {
  readonly mistakes: readonly MarkdownMistake[]

  constructor(mistakes: readonly MarkdownMistake[]) {
    super(mistakes.map(({ message }) => message).join('\n'))
    this.name = 'MarkdownError'
    this.mistakes = mistakes
  }
}

/** What is wrong with a piece, `offset` lines further down; any other error goes on its way. */
export function mistakesOf(error: unknown, offset = 0): MarkdownMistake[] {
  if (!(error instanceof MarkdownError)) throw error
  return error.mistakes.map((mistake) => ({ ...mistake, offset: mistake.offset + offset }))
}

/** What editors call the kinds of Markdown that no page shows. */
const KINDS: Record<string, string> = {
  br: 'a line break by two spaces',
  code: 'program text, or a paragraph indented by four spaces,',
  codespan: 'text in backticks',
  del: 'text that is struck out',
  hr: 'a dividing line',
  html: 'HTML',
}

/** The name of a kind of Markdown, in a sentence. */
export const kindName = (type: string) => KINDS[type] ?? type

/** One mistake, on the first line of the piece. */
export const mistake = (message: string, offset = 0) => new MarkdownError([{ offset, message }])

/**
 * Reads pieces that follow each other, the wrong ones to the end as well.
 * @param lineOf how many lines stand before a piece
 * @throws MarkdownError with the mistakes of all.
 */
export function readEach<Piece, Read>(
  pieces: readonly Piece[],
  read: (piece: Piece, at: number) => Read,
  lineOf: (at: number) => number,
): Read[] {
  const mistakes: MarkdownMistake[] = []
  const found: Read[] = []
  for (const [at, piece] of pieces.entries())
    try {
      found.push(read(piece, at))
    } catch (error) {
      mistakes.push(...mistakesOf(error, lineOf(at)))
    }
  if (mistakes.length > 0) throw new MarkdownError(mistakes)
  return found
}

/** How many lines the source of the pieces before one takes. */
export const linesBefore = (pieces: readonly { raw: string }[]) => (at: number) =>
  pieces
    .slice(0, at)
    .map(({ raw }) => raw)
    .join('')
    .split('\n').length - 1
