import type { PageHead } from '#content/schema/page.ts'
import { siteUrl } from '#content/site.ts'
import { fullTitle } from './pageAddress.ts'

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)

/** Brings the head up to date after a client-side navigation: what people and their bookmarks see of it. */
export function updateHead(head: PageHead, path: string) {
  document.title = fullTitle(head.title)
  set('meta[name="description"]', 'content', head.description)
  set('link[rel="canonical"]', 'href', siteUrl(head.canonical ?? path))
  set('meta[property="og:url"]', 'content', siteUrl(head.canonical ?? path))
}
