import { stringify } from 'yaml'

/** A valid module file for tests, with the given fields replaced. */
export const moduleMarkdown = (fields: Record<string, unknown> = {}, body = 'A long description.') =>
  markdown(
    {
      title: 'Sample module',
      description: 'A description that is long enough for the schema and for a card.',
      category: 'Self-Awareness & Purpose',
      audience: 'All Leaders',
      format: '75 minutes, live online',
      metaTitle: 'Sample module: purpose module for leaders',
      metaDescription: 'A description for search engines. '.repeat(4).trim(),
      keywords: ['purpose', 'values', 'self-awareness'],
      outcomes: ['one', 'two', 'three', 'four'].map((number) => `Can do thing number ${number} afterward`),
      whatYoullLearn: ['One', 'Two', 'Three'].map((number) => ({
        title: `Part ${number}`,
        minutes: 25,
        text: 'What happens in this part. '.repeat(3).trim(),
      })),
      keySkills: ['Listening', 'Asking', 'Planning', 'Reviewing'],
      draft: false,
      ...fields,
    },
    body,
  )

/** A valid article file for tests, with the given fields replaced. */
export const articleMarkdown = (fields: Record<string, unknown> = {}, body = 'A body.') =>
  markdown(
    {
      title: 'Sample article',
      excerpt: 'An excerpt that is long enough for the schema and for a card.',
      category: 'Coaching & Mentoring',
      author: 'Asha Rao',
      authorBio: 'Asha Rao coaches plant managers and writes about what they try, keep and drop again.',
      date: '2026-02-01',
      views: '1,204',
      tags: ['coaching', 'practice', 'feedback'],
      shownIn: ['listing'],
      draft: false,
      ...fields,
    },
    body,
  )

const markdown = (fields: Record<string, unknown>, body: string) => `---\n${stringify(fields)}---\n${body}\n`
