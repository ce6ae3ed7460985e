import { openPage } from './support/openPage.ts'
import { readSheets } from './support/readSheets.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const papers = [
  { path: '/leadership/a1', title: 'Goal card', entry: 'I speak second.', signed: 'Dana Whitfield' },
  { path: '/leadership/a2', title: 'Live-problem sheet', entry: 'nine approvals', signed: 'Karen Holloway' },
  {
    path: '/leadership/a3x',
    title: 'Commitments to the company',
    entry: 'Close the two smallest sales offices',
    signed: 'Helen Marsh',
  },
  {
    path: '/transformation/t1',
    title: 'Huddle card',
    entry: 'The second pallet count',
    signed: 'Marcy Dunn',
  },
  {
    path: '/transformation/t2',
    title: 'Register of conflicting demands',
    entry: 'The audit first',
    signed: 'Anders Holm',
  },
  {
    path: '/transformation/t3x',
    title: 'Stop list',
    entry: 'Second sales database',
    signed: 'Monica Reeves',
  },
  {
    path: '/strategy/strategic-thinking',
    title: 'Decision paper, page one',
    entry: 'B, reviewed on November 2',
    signed: 'Greg Tanaka',
  },
  {
    path: '/strategy/storytelling',
    title: 'Story sheet',
    entry: 'We replace the seals before they fail.',
    signed: 'Owen Maddox',
  },
  {
    path: '/strategy/short-form',
    title: 'One-page board paper',
    entry: 'Samples from the new supplier passed all 12 tests.',
    signed: 'Carmen Aldridge',
  },
] as const

for (const { path, title, entry, signed } of papers) {
  test(`${path} shows its working paper, filled in and signed, and says that it is a sample`, async ({
    page,
  }) => {
    await openPage(page, path)
    const paper = page
      .locator('figure')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(paper).toContainText(entry)
    await expect(paper).toContainText(signed)
    await expect(paper.locator('figcaption')).toHaveText(/^Sample .* invented\.$/)
  })

  test(`the paper of ${path} is complete at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openPage(page, path)
    const paper = page
      .locator('figure')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    const cut = await paper.evaluate((figure) => {
      const edge = figure.getBoundingClientRect()
      return [...figure.querySelectorAll('h3, h4, p, dt, dd, th, td, caption')]
        .filter((text) => text.checkVisibility())
        .filter((text) => {
          const box = text.getBoundingClientRect()
          return box.left < edge.left || box.right > edge.right || text.scrollWidth > text.clientWidth + 1
        })
        .map((text) => text.textContent)
    })
    expect(cut).toEqual([])
  })
}

test('a paper is printed on one sheet', async ({ page }) => {
  for (const { path, title, entry, signed } of papers) {
    await page.goto(path)
    const squeeze = (text: string) => text.replaceAll(/\s/g, '')
    const sheets = (await readSheets(page)).map((lines) => squeeze(lines.join('')))
    const sheet = sheets.find((text) => text.includes(squeeze(entry)))
    expect(sheet, path).toContain(squeeze(title))
    expect(sheet, path).toContain(squeeze(signed))
  }
})

test('a box that is not checked says so', async ({ page }) => {
  await openPage(page, '/transformation/t1')
  const list = page.getByRole('listitem').filter({ hasText: 'New obstacles went to the site head' })
  await expect(list.getByRole('img', { name: 'Not checked:' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Checked:', exact: true })).toHaveCount(2)
})

for (const width of [320, 1440]) {
  test(`where a hub shows the top of a paper, no line is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { path, count } of [
      { path: '/leadership', count: 1 },
      { path: '/strategy', count: 3 },
    ]) {
      await openPage(page, path)
      const papers = page.locator('figure').filter({ has: page.locator('dd') })
      await expect(papers).toHaveCount(count)
      // The tear takes no more than the last 14 px of a sheet.
      const rests = await papers.evaluateAll((figures) =>
        figures.map((figure) => {
          const sheet = figure.firstElementChild?.getBoundingClientRect().bottom ?? 0
          const entries = [...figure.querySelectorAll('dd')]
          return sheet - Math.max(...entries.map((entry) => entry.getBoundingClientRect().bottom))
        }),
      )
      for (const rest of rests) expect(rest).toBeGreaterThan(14)
    }
  })
}
