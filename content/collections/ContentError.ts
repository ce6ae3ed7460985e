/** Content that cannot be used. The message holds one line per problem: file, field, reason. */
export class ContentError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}
