import { stringify } from 'yaml'
import { articles } from './articles.ts'
import { modules } from './modules.ts'

type Fields = Record<string, unknown>

/** The fields of the first shipped file that has no mistakes, with those that tests count on. */
const sampleOf =
  (texts: typeof articles | typeof modules, own: Fields) =>
  (fields: Fields = {}, body = 'A body.') => {
    const shipped = texts.examine('content').find(({ problems }) => problems.length === 0)
    const matter = { ...shipped?.known, draft: false, formerly: undefined, ...own, ...fields }
    return `---\n${stringify(matter)}---\n${body}\n`
  }

/** A public module file for tests, with the given fields replaced. */
export const moduleMarkdown = sampleOf(modules, {
  category: 'Self-Awareness & Purpose',
  publish: undefined,
})

/** A public article file for tests, with the given fields replaced. */
export const articleMarkdown = sampleOf(articles, {
  title: 'Sample article',
  category: 'Coaching & Mentoring',
  date: '2026-02-01',
  shownIn: ['listing'],
})
