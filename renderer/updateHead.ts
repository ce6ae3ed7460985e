import type { PageHead } from '#content/schema/page.ts'
import { headTags } from './headTags.ts'

/** Matches the elements that `headTags` may have added for the previous page. */
const PAGE_TAGS =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string }
}
declare const trustedTypes: TrustedTypes | undefined

/** Accepts only JSON, which does nothing when run as a script. */
const createScript = (text: string) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c')

/** The only Trusted Types policy that the CSP allows (content/schema/responseHeaders.ts). */
const structuredData =
  typeof trustedTypes === 'undefined' || import.meta.env.SSR
    ? { createScript }
    : trustedTypes.createPolicy('structured-data', { createScript })

/** Replaces the previous page's tags in the head with those of the current page. */
export function updateHead(head: PageHead, path: string): void {
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove()
  const elements = headTags(head, path).map(({ name, attributes, text }) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (element instanceof HTMLScriptElement) element.text = structuredData.createScript(text)
    else if (text) element.append(text)
    return element
  })
  document.head.append(...elements)
}
