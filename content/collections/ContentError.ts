/** A problem in a content file. */
export interface Problem {
  /** Path relative to the project folder. */
  file: string
  /** Line of the file, from 1. */
  line?: number | undefined
  /** The current value, what is expected, and the closest valid value. */
  message: string
  /** Set for files that aren't public yet. Problems of drafts don't stop a build. */
  state?: 'draft' | 'scheduled'
  /** Whether it is only reported and doesn't stop a build, because it may be intended. */
  isWarning?: boolean
}

/** Formats a problem as "file:line: …", which editors and terminals turn into a link. */
export const showProblem = ({ file, line, message, state, isWarning }: Problem) =>
  `${file}${line ? `:${line}` : ''}: ${state ? `(${state}) ` : ''}${isWarning ? 'warning: ' : ''}${message}`

/** Thrown for invalid content. The message has one line per problem. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(showProblem).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}
