import { stringify } from 'yaml'
import { editDistance } from '#content/collections/nearest.ts'
import { type Article, CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from '#content/schema/article.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES, type Module } from '#content/schema/module.ts'
import { createNames } from './createNames.ts'
import { createWriter, type Random } from './createWriter.ts'

const TOPICS = (
  'Delegation,Feedback,Strategy,Resilience,Coaching,Decision making,Succession,Onboarding,Storytelling,Negotiation,' +
  'Change communication,Remote work,Trust,Conflict,Delivery,Customer focus,Performance reviews,Culture,Inclusion,' +
  'Workload,Crisis leadership,Cross-functional work,Talent retention,Meetings,Measurement'
).split(',')
const ANGLES = (
  'what changed in a year,a first attempt and a second,the numbers nobody asked for,a plan on one page,lessons from,' +
  'three mistakes made at,how the night shift did it,a manager looks back,before and after,the week it went wrong at,' +
  'questions to ask at,what it cost'
).split(',')

/** Categories of both listing and carousel. */
const IN_BOTH = LISTING_CATEGORIES.filter((category) =>
  CAROUSEL_CATEGORIES.some((other) => other === category),
)

const MAX_AUTHORS = 300
const MIN_NAME_DISTANCE = 4

export interface CorpusFile {
  path: string
  text: string
}

/**
 * Generates a catalog that passes the same schemas as the shipped one. Deterministic for a seed.
 * @param source content whose words are used
 */
export function* corpusFiles(
  source: { articles: readonly Article[]; modules: readonly Module[] },
  counts: { articles: number; modules: number },
  random: Random,
): Generator<CorpusFile> {
  const name = createNames(random)
  const writer = createWriter(source.articles, source.modules, random, name)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const textOf = (min: number, max: number) => {
    let text = writer.sentence()
    while (text.length < min) text += ` ${writer.sentence()}`
    return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}.`
  }
  const some = (count: number) =>
    [...TOPICS].sort((a, b) => hash(a + count) - hash(b + count)).slice(0, count)
  const hash = (text: string) =>
    [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, random(50))

  const authors: { author: string; authorBio: string }[] = []
  /** One of many authors with clearly different names. */
  const authorOf = (number: number) => {
    const drawn = { author: `${name()} ${name()}`, authorBio: textOf(60, 400) }
    const isNear = authors.some(({ author }) => editDistance(author, drawn.author) < MIN_NAME_DISTANCE)
    if (authors.length < MAX_AUTHORS && !isNear) authors.push(drawn)
    return authors[number % authors.length] ?? drawn
  }

  for (let number = 0; number < counts.articles; number++) {
    const [topic, company] = [pick(TOPICS), name()]
    const inCarousel = number < 7
    const title = `${topic}, ${pick(ANGLES)} ${company} ${number + 1}`
    const sections = Array.from({ length: 3 + random(4) }, () => {
      const paragraphs = Array.from({ length: 2 + random(2) }, () => writer.paragraph(3 + random(5)))
      return `## ${heading(writer.sentence())}\n\n${paragraphs.join('\n\n')}`
    })
    const opening = `${topic} at ${company}: ${writer.paragraph(3)}`
    yield file(
      `articles/${slug(title)}.md`,
      {
        title,
        excerpt: textOf(40, 90),
        metaDescription: textOf(120, 160),
        category: pick(inCarousel ? IN_BOTH : LISTING_CATEGORIES),
        ...authorOf(number),
        date: new Date(Date.UTC(2021, 0, 1 + random(2_100))).toISOString().slice(0, 10),
        views: (100 + random(9_000)).toLocaleString('en'),
        tags: some(3 + random(3)),
        featured: number < 3,
        shownIn: inCarousel ? ['listing', 'carousel'] : ['listing'],
      },
      [opening, ...sections].join('\n\n'),
    )
  }
  for (let number = 0; number < counts.modules; number++) {
    const title = `${pick(TOPICS)} at ${name()} ${number + 1}`
    yield file(
      `modules/${slug(title)}.md`,
      {
        title,
        description: textOf(40, 90),
        category: pick(MODULE_CATEGORIES),
        audience: pick(MODULE_AUDIENCES),
        format: '75 minutes, live online or in person',
        metaTitle: `Module ${number + 1}: ${heading(writer.sentence())}`.padEnd(20, '.').slice(0, 55).trim(),
        metaDescription: textOf(120, 160),
        keywords: some(4),
        outcomes: Array.from({ length: 4 }, () => textOf(20, 180)),
        whatYoullLearn: Array.from({ length: 3 }, () => ({
          title: heading(writer.sentence()),
          text: textOf(60, 320),
        })),
        keySkills: some(4),
      },
      writer.paragraph(6),
    )
  }
}

const heading = (sentence: string) =>
  `On ${sentence.split(' ').slice(0, 5).join(' ')}`
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .slice(0, 60)
    .trim()

const slug = (title: string) =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

const file = (path: string, fields: Record<string, unknown>, body: string): CorpusFile => ({
  path,
  text: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${withoutMarkup(body)}\n`,
})

/** Prevents generated lines from starting a list, quote or heading, or containing Markdown. */
const withoutMarkup = (body: string) =>
  body
    .replace(/[*_[\]<>`|\\~]/g, '')
    .replace(/^(\d+)([.)])/gm, '$1')
    .replace(/^[-+=]+\s*/gm, '')
