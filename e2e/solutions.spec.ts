import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.beforeEach(({ page }) => openPage(page, '/solutions'))

test('states its metrics', async ({ page }) => {
  for (const [figure, label] of [
    ['95%', 'program completion'],
    ['98%', 'satisfaction'],
    ['25+', 'countries'],
    ['15+', 'industries'],
  ] as const) {
    const pair = page.locator('dl > div').filter({ hasText: label })
    await expect(pair.getByRole('definition')).toHaveText(figure)
  }
})

test('lists five families with duration, participants, programs and link', async ({ page }) => {
  const families = part(page, 'Find the one for your situation')
  const expected: [title: string, href: string, texts: string[]][] = [
    [
      'Leadership Development',
      '/leadership',
      ['12 weeks', '10-25 people', '8-12 executives', 'A1 ', 'A2 ', 'A3X '],
    ],
    ['Transformation & Change', '/transformation', ['12 weeks', '8-20 people', 'T1 ', 'T2 ', 'T3X ']],
    [
      'Strategic Thinking & Storytelling',
      '/strategy',
      ['12 weeks or 1-2 days', 'Strategic Thinking', 'Storytelling for Leaders'],
    ],
    ['Performance accelerators', '/short-form-programs', ['60-90 minutes', 'Single modules']],
    [
      'Coaching Solutions',
      '/coaching',
      ['Ongoing', '1:1 or group', 'Executive Coaching', 'Team Coaching', 'Performance Coaching'],
    ],
  ]
  await expect(families.getByRole('heading', { level: 3 })).toHaveText(expected.map(([title]) => title))
  for (const [title, href, texts] of expected) {
    const family = families
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    for (const term of ['Duration', 'Participants', 'Programs']) {
      await expect(family.getByRole('term').filter({ hasText: term })).toBeVisible()
    }
    for (const text of texts) await expect(family).toContainText(text)
    await expect(family.getByRole('link')).toHaveAttribute('href', href)
    // The facts come before the way on.
    const facts = await family.getByRole('term').filter({ hasText: 'Participants' }).boundingBox()
    const link = await family.getByRole('link').boundingBox()
    expect(facts?.y).toBeLessThan(link?.y ?? 0)
  }
})

test('shows the five steps of the method in order', async ({ page }) => {
  const method = part(page, 'How most programs work, step by step')
  await expect(method.getByRole('heading', { level: 3 })).toHaveText([
    'Assessment',
    'Learning',
    'Coaching',
    'Practice',
    'Reinforcement',
  ])
  const tops = await method
    .locator('svg circle')
    .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(tops).toEqual([...tops].sort((a, b) => b - a))
})

test('leads on to the platforms', async ({ page }) => {
  const hrefs = await part(page, 'The platforms and who uses them')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/platforms/leap', '/platforms/space', '/platforms/ai-arena', '/platforms'])
  await expect(page.getByRole('link', { name: 'Discover Our Platforms' })).toHaveAttribute(
    'href',
    '/platforms',
  )
})

test('offers the program guide to download', async ({ page }) => {
  const guides = page.getByRole('link', { name: /^Download Program Guide/ })
  await expect(guides).toHaveCount(2)
  for (const guide of await guides.all()) {
    await expect(guide).toHaveAttribute('href', '/downloads/program-guide.pdf')
    await expect(guide).toHaveAttribute('download')
  }
})

test('closes with a demo about programs', async ({ page }) => {
  await page.getByRole('main').getByRole('region').last().getByRole('link', { name: 'Book a Demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(field(dialog, 'Interested Programs')).toHaveValue('Programs in general')
})
