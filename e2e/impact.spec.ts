import { impactGroups } from '#content/figures/groups.ts'
import { calculator, multiple, outcome, showParts } from './support/calculator.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.describe('the impact page', () => {
  test.beforeEach(({ page }) => openPage(page, '/impact'))

  test('shows how leaders and teams changed', async ({ page }) => {
    const readings = part(page, 'How leaders and their teams changed')
    await expect(readings.locator('strong')).toHaveText('86%')
    await expect(readings).toContainText('leadership effectiveness')
    for (const [metric, label, after] of [
      ['+65%', 'Engagement', '165'],
      ['+41%', 'Team performance', '141'],
      ['23%', 'Turnover reduction', '77'],
    ] as const) {
      const item = readings.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
      await expect(item.getByText(metric, { exact: true })).toBeVisible()
      await expect(item.getByRole('img', { name: after })).toBeVisible()
    }
  })

  test('sums up the return', async ({ page }) => {
    const roi = part(page, 'Average ROI')
    await expect(roi).toContainText('3.2x')
    await expect(roi).toContainText('320% within 12-18 months')
    for (const [metric, label] of [
      ['15-25%', 'Productivity gain'],
      ['20-30%', 'Leadership attrition reduced'],
      ['40%', 'Faster succession'],
      ['30%', 'Engagement increase'],
    ] as const) {
      const item = roi.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
      await expect(item).toContainText(metric)
    }
  })

  test('draws its stems to scale, each up to the middle of its note', async ({ page }) => {
    const charts = part(page, 'How leaders and their teams changed').locator('.bars svg')
    const [widths = [], notes = []] = await charts.evaluateAll((all) => {
      const boxes = (name: string) => all.map((svg) => svg.querySelector(name)?.getBoundingClientRect())
      const ground = all.map((svg) => svg.getBoundingClientRect().left)
      return [
        boxes('line').map((stem) => stem?.width ?? 0),
        boxes('circle').map((note, i) => (note ? note.left + note.width / 2 - (ground[i] ?? 0) : 0)),
      ]
    })
    for (const [i, width] of widths.entries()) expect(notes[i]).toBeCloseTo(width, 0)
    const ratios = [0, 2, 4].map((index) => (widths[index + 1] ?? 0) / (widths[index] ?? 1))
    expect(ratios.map((ratio) => ratio.toFixed(2))).toEqual(['1.65', '1.41', '0.77'])
  })

  test('explains the framework and the source of every figure', async ({ page }) => {
    const framework = part(page, 'From new behavior to business value, one level at a time')
    await expect(framework.getByRole('heading', { level: 3 })).toHaveCount(4)
    for (const list of await framework.locator('li ul').all()) {
      await expect(list.getByRole('listitem')).toHaveCount(3)
    }
    const sources = part(page, 'What each figure counts, and who reports it')
    for (const { heading, claims } of impactGroups) {
      const table = sources.getByRole('table', { name: heading })
      const figures = Object.values(claims).map(({ figure }) => figure)
      const summary = sources.locator('summary').filter({ hasText: heading })
      // A closed group names its figures.
      await expect(table).toBeHidden()
      await expect(summary.locator('.figures > span')).toHaveText(figures)
      await expect(summary.locator('.figures')).toBeVisible()
      await summary.click()
      await expect(table).toBeVisible()
      await expect(summary.locator('.figures')).toBeHidden()
      await expect(table.getByRole('rowheader').locator('strong')).toHaveText(figures)
    }
  })

  for (const width of [320, 390]) {
    test(`sets no word of a source in pieces at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const sources = part(page, 'What each figure counts, and who reports it')
      await sources.locator('details').evaluateAll((all) => {
        for (const group of all) (group as HTMLDetailsElement).open = true
      })
      // A word in two pieces has two boxes.
      const broken = await sources.getByRole('rowheader').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (text.nextNode()) {
            for (const word of (text.currentNode.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
              const range = document.createRange()
              range.setStart(text.currentNode, word.index)
              range.setEnd(text.currentNode, word.index + word[0].length)
              if (range.getClientRects().length > 1) found.push(word[0])
            }
          }
          return found
        }),
      )
      expect(broken).toEqual([])
    })
  }

  test('offers report, calculator and contact', async ({ page }) => {
    for (const [name, href, count] of [
      [/^Download Impact Report/, '/downloads/impact-report.pdf', 2],
      [/^Download ROI Calculator/, '/downloads/roi-calculator.xlsx', 1],
    ] as const) {
      const links = page.getByRole('link', { name })
      await expect(links).toHaveCount(count)
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', href)
        await expect(link).toHaveAttribute('download')
      }
    }
    await page.getByRole('main').getByRole('region').last().getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact?topic=impact')
    const message = field(page.locator('#general-contact'), 'Message')
    await expect(message).toHaveValue(/^About: Impact and ROI/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the groups of sources open', async ({ page }) => {
    await page.goto('/impact')
    const cell = page.getByText('Weeks from a leadership vacancy to a successor in the role.').last()
    await expect(cell).toBeHidden()
    await page.locator('summary').filter({ hasText: 'Return' }).click()
    await expect(cell).toBeVisible()
  })

  test('the calculator is a worked example to read', async ({ page }) => {
    await page.goto('/impact')
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0)
    await expect(calculator(page).getByRole('button')).toHaveCount(0)
    await expect(calculator(page).getByRole('row')).toHaveCount(20)
    const row = calculator(page).getByRole('row', { name: /Annual cost per leader/ })
    await expect(row).toContainText('60,000')
    await expect(multiple(page)).toHaveText('3.2x')
    await expect(outcome(page, 'Value in 18 months')).toHaveText('314,871')
    await showParts(page)
    await expect(outcome(page, 'Working time')).toHaveText('27,273')
    await expect(calculator(page).getByRole('link', { name: /Download ROI Calculator/ })).toBeVisible()
  })
})
