import type { Page } from '@playwright/test'

export interface PageFacts {
  title: string
  description: string
  /** Whether search engines may index it under its own address. */
  listed: boolean
  /** Same-origin addresses of its links, with query and anchor. */
  links: string[]
  ids: string[]
  /** Images that failed to load. */
  missingImages: string[]
}

/** Reads the facts that the crawl compares. Loads images below the fold first. */
export async function readPage(page: Page): Promise<PageFacts> {
  await page.locator('img').evaluateAll((images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  return page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
    const ownAddress = canonical !== undefined && new URL(canonical).pathname === location.pathname
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      listed: ownAddress && !content('meta[name="robots"]').includes('noindex'),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname + link.search + link.hash),
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
      missingImages: [...document.images]
        .filter((image) => image.naturalWidth === 0)
        .map((image) => image.currentSrc),
    }
  })
}
