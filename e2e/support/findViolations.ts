import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import type { AxeResults } from 'axe-core'

declare const axe: typeof import('axe-core')

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on a part of the page as it is now.
 * @param part the element `html` for the whole page
 * @returns the violated rules, each with the elements
 */
export async function findViolations(part: Locator): Promise<string[]> {
  const page = part.page()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations }: AxeResults = await part.evaluate((element) =>
    axe.run(element, {
      resultTypes: ['violations'],
      // No rule that it runs by itself reads the style sheets, and nobody here reads the addresses of elements.
      preload: { assets: ['media'] },
      selectors: false,
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
