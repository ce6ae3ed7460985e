import type { Page } from '@playwright/test'
import { type PageFacts, readPage } from './readPage.ts'

export interface Crawl {
  /** Facts about each page reached from the home page, by path. */
  pages: Map<string, PageFacts>
  problems: string[]
}

/**
 * Follows all internal links from `/`, page by page.
 * @param settle waits until a page is ready
 */
export async function crawl(page: Page, settle: () => Promise<void>): Promise<Crawl> {
  const pages = new Map<string, PageFacts>()
  const problems: string[] = []
  const seen = new Set(['/'])
  for (const path of seen) {
    // Browsers download files instead of showing them.
    const isFile = /\.\w+$/.test(path)
    const response = isFile ? await page.request.get(path) : await page.goto(path)
    const status = response?.status() ?? 0
    if (status !== 200) problems.push(`${path}: status ${status}`)
    if (status !== 200 || isFile) continue
    await settle()
    const facts = await readPage(page)
    pages.set(path, facts)
    for (const image of facts.missingImages) problems.push(`${path}: image ${image} did not load`)
    for (const link of facts.links) seen.add(new URL(link, 'http://site').pathname)
  }
  return { pages, problems: [...problems, ...deadAnchors(pages), ...repeatedHeads(pages)] }
}

function deadAnchors(pages: Map<string, PageFacts>): string[] {
  const dead = [...pages].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const { pathname, hash } = new URL(link, 'http://site')
      const target = pages.get(pathname)
      const found = !hash || !target || target.ids.includes(decodeURIComponent(hash.slice(1)))
      return found ? [] : [`${path}: ${link} leads to no element`]
    }),
  )
  return [...new Set(dead)]
}

function repeatedHeads(pages: Map<string, PageFacts>): string[] {
  const first = new Map<string, string>()
  const problems: string[] = []
  for (const [path, { listed, title, description }] of pages) {
    for (const text of listed ? [title, description] : []) {
      const other = first.get(text)
      if (other) problems.push(`${path} and ${other} share "${text}"`)
      else first.set(text, path)
    }
  }
  return problems
}
