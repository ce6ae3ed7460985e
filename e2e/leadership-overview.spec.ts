import { expectGuideSecond } from './support/expectGuideSecond.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, test } from './support/test.ts'

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

  for (const width of [390, 768]) {
    test(`lets them ascend at ${width} px, each further in and on a longer stem`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
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
  }

  test('compares them with the facts of each', async ({ page }) => {
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { name: /Cohort/ })).toContainText('10-25 people')
    await expect(table.getByRole('row', { name: /Cohort/ })).toContainText('12-20 people')
    await expect(table.getByRole('row', { name: /Cohort/ })).toContainText('8-12 executives')
    await expect(table.getByRole('row', { name: /After week 12/ }).getByText('6 and 12 months')).toHaveCount(
      2,
    )
    await expect(table).toContainText('3 webinars plus 3 keynote lectures')
  })

  test('shows approach, expected outcomes and the success metrics, in true proportion', async ({ page }) => {
    await expect(part(page, /approach/).getByRole('listitem')).toHaveCount(5)
    await expect(part(page, 'Expected outcomes').getByRole('listitem')).toHaveCount(4)
    const metrics = part(page, 'Success metrics').getByRole('listitem')
    await expect(metrics).toContainText([
      /\+85%.*Leadership readiness/,
      /\+65%.*Engagement/,
      /\+41%.*Team performance/,
      /\+23%.*Retention/,
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
