import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'
import { brand } from '../brand.ts'
import { checkContent } from '../checks/checkContent.ts'
import { checkCopy } from '../checks/checkCopy.ts'
import { showProblem } from './ContentError.ts'
import { landingPages } from './landingPages.ts'
import { entryPath, leaveOut } from './leftOut.ts'
import { resolveAddress } from './resolveAddress.ts'
import { articleMarkdown } from './sampleContent.ts'

/** A page with every kind of section. */
const PAGE = `
title: The autumn cohort of A1
description: Twelve weeks for first-time managers, beginning in October. Ask for a place.
from: 2027-09-01
until: 2027-09-30
hero: { ground: teal, heading: A1 in autumn, lead: Twenty places., image: scenes/a1.svg, button: Ask for a place }
sections:
  - { kind: text, heading: Why now, text: "It's {brand}.", more: { label: A1, href: /leadership/a1 } }
  - { kind: points, heading: What you get, points: [{ title: A coach, text: For twelve weeks. }] }
  - { kind: figures, heading: What it did, figures: [completion] }
  - { kind: quote, voice: { quote: It helped., name: Asha Rao, role: "Team lead, Tidewater" } }
  - { kind: questions, heading: Questions, questions: [{ question: "When?", answer: In October. }] }
  - { kind: steps, heading: How it goes, steps: [{ title: One, text: First. }, { title: Two, text: Then. }] }
  - { kind: picture, heading: Seen, picture: { file: scenes/a1.svg, alt: A team. } }
  - { kind: clients, heading: With teams of }
  - { kind: paper, heading: The card, paper: goal-card }
  - { kind: call, heading: A place, text: Write to us., picture: sections/half-hour.svg, button: Ask }
form: { kind: contact, heading: Ask for a place, text: We answer soon., topic: a1, campaign: autumn-2027 }
`

let folder = ''
const save = (name: string, text: string) => writeFiles(folder, { [`landing/${name}.yaml`]: text })

beforeEach(() => {
  folder = contentFolder({}, '2027-09-15')
  vi.stubEnv('CONTENT_LEFT_OUT', '')
})

const namesOn = (day: string) => {
  vi.stubEnv('CONTENT_TODAY', day)
  return landingPages().map(({ name }) => name)
}

it('has its sections, and is hidden from search engines unless it says otherwise', () => {
  save('autumn', PAGE)
  expect(checkCopy(folder)).toEqual([])
  const [page] = landingPages()
  expect(page?.sections).toHaveLength(10)
  expect(page?.sections[0]).toMatchObject({ text: `It’s ${brand.name}.` })
  expect(page).toMatchObject({ name: 'autumn', noindex: true, form: { campaign: 'autumn-2027' } })
})

it('is public from its first to its last day, unless it is a draft', () => {
  save('autumn', PAGE)
  save('draft', `draft: true\n${PAGE}`)
  expect(['2027-08-31', '2027-09-01', '2027-09-30', '2027-10-01'].map(namesOn)).toEqual([
    [],
    ['autumn'],
    ['autumn'],
    [],
  ])
})

it('is left out with mistakes, which hold up no others', () => {
  save('autumn', PAGE)
  save('late', PAGE.replace('2027-09-30', '2027-08-30'))
  save('wrong', PAGE.replace('topic: a1', 'topic: a11'))
  save('Wrong Name', PAGE)
  const problems = checkCopy(folder)
  expect(problems.map(showProblem)).toEqual([
    expect.stringMatching(/landing\/Wrong Name\.yaml: .+wrong-name\.yaml/),
    expect.stringMatching(/landing\/late\.yaml:5: .+the last day is before the first/),
    expect.stringMatching(/landing\/wrong\.yaml:\d+: .+"a1"/),
  ])
  expect(leaveOut(problems)).toEqual([])
  expect(namesOn('2027-09-15')).toEqual(['autumn'])
  expect(resolveAddress('/lp/wrong')).toEqual({ path: '/' })
  expect(entryPath(join(folder, 'landing/wrong.yaml'))).toBe('/lp/wrong')
})

it('can be linked to, and leads home while it is not public', () => {
  save('autumn', PAGE)
  writeFiles(folder, {
    'articles/a.md': articleMarkdown({}, 'Join [us](/lp/autumn).'),
    'site/redirects.yaml': 'redirects: [{ from: /autumn, to: /lp/autumn }]',
  })
  expect(checkContent(folder)).toEqual([])
  expect(resolveAddress('/lp/autumn#form')).toEqual({ path: '/lp/autumn#form' })
  vi.stubEnv('CONTENT_TODAY', '2027-10-01')
  expect(resolveAddress('/lp/autumn#form')).toEqual({ path: '/' })
})
