import type { PageHead } from '#content/schema/page.ts'
import { headTags } from './headTags.ts'

/** Matches what is in the head for the previous page. */
const PAGE_TAGS =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]'

/** Replaces the previous page's tags in the head with those of the current page. */
export function updateHead(head: PageHead, path: string): void {
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove()
  const elements = headTags(head, path).map(({ name, attributes, text }) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(text)
    return element
  })
  document.head.append(...elements)
}
