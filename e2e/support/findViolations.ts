import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

declare const axe: typeof import('axe-core')

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on the current state of the page.
 * @returns the violated rules, each with the elements
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations }: AxeResults = await page.evaluate(() =>
    axe.run({
      resultTypes: ['violations'],
      // No rule that it runs by itself reads the style sheets, and nobody here reads the addresses of elements.
      preload: { assets: ['media'] },
      selectors: false,
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
