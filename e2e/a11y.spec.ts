import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { isNotFoundRoute, listBuiltRoutes } from './support/listBuiltRoutes.ts'
import { notFoundProblems } from './support/notFoundProblems.ts'
import { expect, test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

declare const axe: typeof import('axe-core')

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [390, 768, 1440]

for (const route of listBuiltRoutes()) {
  test.describe(() => {
    if (isNotFoundRoute(route)) test.use({ expectedProblems: notFoundProblems })

    test(`${route} has no accessibility violation at three widths`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(route)
      await waitForHydration(page)
      await page.evaluate(axeSource)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { violations }: AxeResults = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }))
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
        expect(found, `at ${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `horizontal scrolling at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  })
}
