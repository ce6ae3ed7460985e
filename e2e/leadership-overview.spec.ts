import { expectGuideSecond } from './support/expectGuideSecond.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.describe('the leadership overview', () => {
  test.beforeEach(({ page }) => openPage(page, '/leadership'))

  test('shows three rising pathways with a link each', async ({ page }) => {
    const pathways = part(page, /^Pathways/)
    const tops: number[] = []
    for (const code of ['A1', 'A2', 'A3X']) {
      await expect(pathways.getByRole('link', { name: `Read about ${code}` })).toHaveAttribute(
        'href',
        `/leadership/${code.toLowerCase()}`,
      )
      const box = await pathways.getByRole('heading', { name: code, exact: true }).boundingBox()
      tops.push(box?.y ?? 0)
    }
    expect(tops).toEqual([...tops].sort((a, b) => b - a))
    expect(new Set(tops).size).toBe(3)
  })

  test('lets them ascend on phones, each further in and on a longer stem', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const steps = await part(page, /^Pathways/)
      .locator('ol > li')
      .evaluateAll((items) =>
        items.map((item) => {
          const { left, top } = item.getBoundingClientRect()
          return { left, stem: (item.querySelector('h3')?.getBoundingClientRect().top ?? 0) - top }
        }),
      )
    expect(steps).toHaveLength(3)
    for (const [index, step] of steps.slice(1).entries()) {
      expect(step.left).toBeGreaterThan(steps[index]?.left ?? 0)
      expect(step.stem).toBeGreaterThan(steps[index]?.stem ?? 0)
    }
  })

  test('lets them ascend on tablets, from one ground line and each higher than the one before', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    const steps = await part(page, /^Pathways/)
      .locator('ol > li')
      .evaluateAll((items) =>
        items.map((item) => {
          const { left, top, bottom } = item.getBoundingClientRect()
          return { left, top, bottom }
        }),
      )
    expect(steps).toHaveLength(3)
    for (const [index, step] of steps.slice(1).entries()) {
      expect(step.left).toBeGreaterThan(steps[index]?.left ?? Number.POSITIVE_INFINITY)
      expect(step.top).toBeLessThan(steps[index]?.top ?? 0)
      expect(step.bottom).toBeCloseTo(steps[index]?.bottom ?? 0, 0)
    }
  })

  test('compares them with the facts of each', async ({ page }) => {
    const pathways = part(page, /^Pathways/)
    for (const cohort of ['10-25 people', '12-20 people', '8-12 executives'])
      await expect(pathways.getByText(cohort, { exact: true })).toBeVisible()
    const table = page.getByRole('table', { name: /^Compare/ })
    await expect(table.getByRole('row', { name: /^Coaching/ })).toContainText('A private hour')
    await expect(table.getByRole('row', { name: /After week 12/ }).getByText('6 and 12 months')).toHaveCount(
      2,
    )
    await expect(table).toContainText('3 webinars plus 3 keynote lectures')
  })

  test('breaks no word of the comparison at 320 px, and names the program of each line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const cells = await page
      .getByRole('table', { name: /^Compare/ })
      .locator('td[data-column]')
      .evaluateAll((all) =>
        all.map((cell) => {
          // A word that is too long for its line sticks out when it may not break.
          ;(cell as HTMLElement).style.overflowWrap = 'normal'
          return {
            isBroken: cell.scrollWidth > cell.clientWidth,
            name: getComputedStyle(cell, '::before').content,
          }
        }),
      )
    expect(cells.slice(0, 3).map(({ name }) => name)).toEqual(['"A1"', '"A2"', '"A3X"'])
    expect(cells.map(({ isBroken }) => isBroken)).toEqual(cells.map(() => false))
  })

  test('shows approach, expected outcomes and the success metrics, in true proportion', async ({ page }) => {
    await expect(part(page, /approach/).getByRole('listitem')).toHaveCount(5)
    await expect(page.locator('figure').getByRole('heading', { name: 'Goal card' })).toBeVisible()
    const metrics = part(page, 'Expected outcomes and success metrics').getByRole('listitem')
    await expect(metrics).toContainText([
      /\+85%.*Leadership readiness.*Roles are filled from within/,
      /\+65%.*Engagement.*Bad news arrives early/,
      /\+41%.*Team performance.*Fewer questions go up the line/,
      /\+23%.*Retention.*Teams keep their people/,
    ])
    const heights = await metrics
      .locator('[aria-hidden]')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).offsetHeight))
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(65 / 85, 1)
    expect((heights[3] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(23 / 85, 1)
  })

  test('closes with a demo about leadership, the program guide and a message', async ({ page }) => {
    const closing = page.getByRole('main').getByRole('region').last()
    await expect(closing.getByTestId('button-demo')).toHaveAttribute(
      'href',
      '/contact?tab=demo&topic=leadership#book-demo',
    )
    await expectGuideSecond(closing)
    await expect(closing.getByRole('link', { name: /^Ask/ })).toHaveAttribute(
      'href',
      '/contact?topic=leadership',
    )
  })
})
