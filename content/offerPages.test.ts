import { describe, expect, test } from 'vitest'
import { about } from './about.ts'
import { brand } from './brand.ts'
import { coaching } from './coaching.ts'
import { industriesPage } from './industries.ts'
import { shortForm } from './shortForm.ts'
import { storytelling } from './storytelling.ts'
import { strategicThinking } from './strategicThinking.ts'
import { strategy } from './strategy.ts'

/** Each page with the section names of the specification, which its labels or headings must contain. */
const pages = [
  ['/about', about, ['journey', 'Approach', 'Values', 'Leadership team']],
  ['/coaching', coaching, ['pathways', 'Methodology', 'Benefits', 'Coach network']],
  ['/industries', industriesPage, ['advantage']],
  ['/strategy', strategy, ['Programs', 'Approach']],
  [
    '/strategy/strategic-thinking',
    strategicThinking,
    ['Who It’s For', 'Structure', 'Themes', 'What Participants Gain', 'Outcomes'],
  ],
  [
    '/strategy/storytelling',
    storytelling,
    ['Who It’s For', 'Structure', 'Story framework', 'Themes', 'Outcomes'],
  ],
  [
    '/strategy/short-form',
    shortForm,
    ['Who It’s For', 'Formats', 'Featured programs', 'Benefits', 'Program Impact', 'Program calendar'],
  ],
] as const

interface Named {
  label?: string
  heading: string
}

const isNamed = (part: unknown): part is Named =>
  typeof part === 'object' && part !== null && 'heading' in part && typeof part.heading === 'string'

const partsOf = (page: object): Named[] => Object.values(page).filter(isNamed)

describe.each(pages)('%s', (_, page, named) => {
  test('has a title and a description that search engines show whole', () => {
    expect(`${page.head.title} | ${brand.name}`.length).toBeLessThanOrEqual(60)
    expect(page.head.description.length).toBeGreaterThanOrEqual(120)
    expect(page.head.description.length).toBeLessThanOrEqual(160)
  })

  test('says what each part is in the words of the specification', () => {
    const words = partsOf(page).map(({ label = '', heading }) => `${label}: ${heading}`)
    for (const word of named) expect(words.join('\n')).toContain(word)
  })
})

test('no heading of these pages begins with a number', () => {
  const headings = pages.flatMap(([, page]) => partsOf(page).map(({ heading }) => heading))
  const numbers = /^(?:\d|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)\b/
  expect(headings.filter((heading) => numbers.test(heading))).toEqual([])
  expect(headings.length).toBeGreaterThan(40)
})
