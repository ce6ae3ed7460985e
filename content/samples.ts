import { readFileSync } from 'node:fs'
import { brand } from './brand.ts'
import { copyTraces, sampleWords } from './copyTraces.ts'
import { figureGroups, listFigures } from './figures.ts'
import { coaches, team } from './people.ts'
import { portrayed } from './portrayed.ts'
import { unstated } from './schema/claim.ts'

/** Made-up content that must be replaced before the site goes public. */
export interface Sample {
  what: string
  /** The files that hold it. */
  where: string
  replaceWith: string
  /** About how long that takes, once what it needs is there. */
  hours: number
  /** What is left of it, where a program can tell. Without this it counts as a sample as long as it is listed here. */
  left?: () => readonly string[]
  /** Whether the list of what is left must not be shortened. */
  isListedWhole?: boolean
}

/**
 * All sample content, in the order in which an owner replaces it (docs/launch.md). Remove an entry once everything in it is
 * real; for a figure, clear `sample` in its source (content/schema/claim.ts).
 */
export const samples: readonly Sample[] = [
  {
    what: 'domain, email addresses and profiles',
    where: 'content/brand/brand.yaml, people/team.yaml',
    replaceWith: 'your own, with mailboxes that are read; leave out a profile to take its link off the site',
    hours: 2,
    left: () => JSON.stringify([brand, team]).match(/[\w.@/-]+\.example/g) ?? [],
  },
  {
    what: 'name and legal name',
    where: 'content/brand/brand.yaml',
    replaceWith: 'yours',
    hours: 1,
    left: () => sampleWords(`${brand.name} ${brand.legalName}`),
  },
  {
    what: 'postal address',
    where: 'content/brand/brand.yaml',
    replaceWith: 'that of your headquarters',
    hours: 1,
    left: () => (brand.office.street.startsWith('Plot 14, Knowledge Park') ? [brand.office.street] : []),
  },
  {
    what: 'logo and icon',
    where: 'content/brand/',
    replaceWith:
      'your files of any shape; `logo-white.svg` beside them for dark grounds, if one color isn’t enough there',
    hours: 3,
    left: () =>
      ['logo.svg', 'icon.svg'].filter((file) =>
        readFileSync(`content/brand/${file}`, 'utf8').includes('Sample:'),
      ),
  },
  {
    what: 'phone numbers',
    where: 'content/brand/brand.yaml',
    replaceWith: 'numbers that are answered in your office hours',
    hours: 1,
    left: () => brand.phones.map(({ number }) => number).filter((number) => /\b555/.test(number)),
  },
  {
    what: 'names of the sample company, its city and its founders in copy',
    where: 'content/',
    replaceWith: 'your own; `{brand}`, `{city}` and `{zone}` follow content/brand/brand.yaml by themselves',
    hours: 3,
    left: copyTraces,
    isListedWhole: true,
  },
  {
    what: 'company history, and proofs of the values',
    where: 'content/pages/about.yaml',
    replaceWith: 'your own story, and what a visitor could really check',
    hours: 6,
  },
  {
    what: 'certificates of LEAP',
    where: 'content/pages/leap.yaml',
    replaceWith: 'the ones that an auditor has given you',
    hours: 2,
  },
  {
    what: 'hosting and data location of the platforms',
    where: 'content/pages/platforms.yaml, leap.yaml, space.yaml, ai-arena.yaml',
    replaceWith: 'where your platforms, their backups and the AI model run',
    hours: 2,
  },
  {
    what: 'price range, terms, group sizes and times',
    where: 'content/pages/contact.yaml (also coaching.yaml, modules.yaml, short-form.yaml, strategy.yaml)',
    replaceWith: 'your prices, and terms that your lawyer has read',
    hours: 6,
  },
  {
    what: 'facilitators by name; size, owners and accounts of the company',
    where: 'content/pages/contact.yaml, about.yaml',
    replaceWith: 'facilitators who have agreed to be named, and facts that your accounts show',
    hours: 2,
  },
  {
    what: 'privacy policy, terms of service and cookie policy',
    where: 'content/legal/',
    replaceWith: 'texts that a lawyer of your country has read, with the day on which they take effect',
    hours: 6,
  },
  {
    what: 'subprocessors, access, retention and audits of the platforms, and accessibility of platforms and workshops',
    where: 'content/legal/trust.yaml, accessibility.yaml',
    replaceWith: 'what your contracts, auditors and tests say, read by your lawyer',
    hours: 8,
  },
  {
    what: 'leadership team',
    where: 'content/people/team.yaml',
    replaceWith: 'names, roles and biographies of your own',
    hours: 3,
    left: () => sampleWords(team.map(({ name }) => name).join()),
  },
  {
    what: 'portraits',
    where: 'content/images/portraits/',
    replaceWith: 'a photo of each, such as asha-rao.jpg',
    hours: 4,
    left: () => portrayed.filter(({ picture }) => !picture.sources).map(({ name }) => name),
  },
  {
    what: `${coaches.length} coaches`,
    where: 'content/people/coaches.yaml',
    replaceWith: 'coaches of your network who have agreed to be named',
    hours: 6,
  },
  {
    what: 'accreditation, selection and supervision of coaches',
    where: 'content/pages/coaching.yaml',
    replaceWith: 'the credentials you ask for, and what you do before a first assignment',
    hours: 2,
  },
  {
    what: 'testimonials, and participants quoted on the program pages',
    where: 'content/people/testimonials.yaml, pages/',
    replaceWith: 'quotes whose authors have agreed to the wording',
    hours: 6,
  },
  {
    what: 'client names',
    where: 'content/people/clients.yaml',
    replaceWith: 'clients who have agreed to be named',
    hours: 2,
  },
  {
    what: 'case studies of industries, use cases of LEAP, and what coaches report about SPACE',
    where: 'content/pages/industries.yaml, leap.yaml, space.yaml',
    replaceWith: 'cases and statements that have been read and released',
    hours: 20,
  },
  {
    what: 'marketing figures',
    where: 'content/figures/',
    replaceWith: 'figures with a source that you can show; then `sample: false` beside its source',
    hours: 12,
    left: () =>
      Object.entries(listFigures())
        .filter(([, { sample }]) => sample)
        .map(([key]) => key),
  },
  {
    what: 'what stands behind the figures',
    where: 'content/figures/',
    replaceWith:
      'of each figure, how many were measured, the response rate, the date and, of a change, the starting value; of each group, what it doesn’t show',
    hours: 8,
    left: () => [
      ...Object.entries(listFigures()).flatMap(([key, figure]) => {
        const fields = unstated(figure)
        return fields.length > 0 ? [`${key} lacks ${fields.join(' and ')}`] : []
      }),
      ...figureGroups.flatMap(({ heading, limits }) => (limits ? [] : [`${heading} lacks limits`])),
    ],
  },
  {
    what: 'authors, client cases, quotes and view counts of the articles',
    where: 'content/articles/',
    replaceWith:
      'whoever signs for an article, cases and quotes that have been released, and your statistics',
    hours: 16,
  },
]
