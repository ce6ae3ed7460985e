/** Something that is wrong with a file of the content. */
export interface Problem {
  /** Path as the reader would type it. */
  file: string
  /** Counted from 1, of the file. */
  line?: number | undefined
  /** What stands there, what is expected, and the nearest that would do. */
  message: string
  /** Of a file that the public does not see yet. A draft keeps no one from building the site. */
  state?: 'draft' | 'scheduled'
  /** It looks wrong and may be meant: it is reported and stops nothing. */
  isWarning?: boolean
}

/** "file:line: …", which editors and terminals turn into a link. */
export const showProblem = ({ file, line, message, state, isWarning }: Problem) =>
  `${file}${line ? `:${line}` : ''}: ${state ? `(${state}) ` : ''}${isWarning ? 'warning: ' : ''}${message}`

/** Content that cannot be used. The message holds one line per problem. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(showProblem).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}
