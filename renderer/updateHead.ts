import type { PageHead } from '#content/schema/page.ts'
import { headTags } from './headTags.ts'

/** What `headTags` may have put into the head for the page before. */
const OF_A_PAGE =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string }
}
declare const trustedTypes: TrustedTypes | undefined

/** Nothing but JSON passes, which does nothing where a script is expected. */
const createScript = (text: string) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c')

/** The one policy that the site's Content-Security-Policy names (content/schema/responseHeaders.ts). */
const structuredData =
  typeof trustedTypes === 'undefined' || import.meta.env.SSR
    ? { createScript }
    : trustedTypes.createPolicy('structured-data', { createScript })

/** Gives the head what the page on screen would have had when it was loaded, in place of what the last page had. */
export function updateHead(head: PageHead, path: string): void {
  for (const old of document.head.querySelectorAll(OF_A_PAGE)) old.remove()
  const elements = headTags(head, path).map(({ name, attributes, text }) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (element instanceof HTMLScriptElement) element.text = structuredData.createScript(text)
    else if (text) element.append(text)
    return element
  })
  document.head.append(...elements)
}
