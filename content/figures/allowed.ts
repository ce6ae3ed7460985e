/** A percentage or multiple in the copy that isn't a claim about our work, and why it isn't. */
export interface AllowedFigure {
  /** Path relative to `content/`. */
  file: string
  /** The figure as written, with enough of the words around it to be unique. */
  text: string
  reason: string
}

/** All figures allowed outside the register. A story's own figures belong here; claims and promises don't. */
export const allowedFigures: readonly AllowedFigure[] = [
  {
    file: 'home.ts',
    text: 'engagement improved by 45%',
    reason: 'the words of a client, in a testimonial (specification, point 9)',
  },
  ...['71%', '14.2%', '13.8%', '2%'].map((text) => ({
    file: 'articles/put-the-decision-first.md',
    text,
    reason: 'in the memo that the article rewrites',
  })),
  {
    file: 'articles/measuring-leadership-without-fooling-yourself.md',
    text: '41 percent',
    reason: 'counted at one client, in the story of its two cohorts',
  },
  {
    file: 'articles/what-engagement-surveys-miss.md',
    text: '65 percent',
    reason: 'an example of a response rate',
  },
  {
    file: 'modules/targets-with-meaning.md',
    text: '92 percent',
    reason: 'a target in the story of the module',
  },
]
