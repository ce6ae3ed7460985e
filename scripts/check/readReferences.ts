import type { HTMLElement } from 'node-html-parser'

export interface Reference {
  /** As written. */
  url: string
  /** `link`: followed by people. `load`: fetched by the browser with the page. `meta`: read by other programs, absolute. */
  kind: 'link' | 'load' | 'meta'
}

const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'srcset', 'imagesrcset']
const META = 'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]'
/** `rel` values whose URL the browser doesn't fetch. Canonical URLs must be absolute. */
const NOTED: Record<string, Reference['kind']> = { canonical: 'meta', alternate: 'link', me: 'link' }

/** Lists all URLs in a page: in links, forms, images, scripts, styles and head tags. */
export function readReferences(root: HTMLElement): Reference[] {
  const inAttributes = ATTRIBUTES.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).flatMap((element) => {
      const value = element.getAttribute(name) ?? ''
      const urls = name.endsWith('srcset') ? value.split(/,\s+/) : [value]
      return urls.map((url) => ({ url: url.trim().replace(/\s.*/, ''), kind: kindOf(element) }))
    }),
  )
  const inStyles = root.querySelectorAll('style').flatMap((style) => urlsOfCss(style.rawText))
  const inMeta = root.querySelectorAll(META).map((element) => element.getAttribute('content') ?? '')
  return [
    ...inAttributes,
    ...inStyles.map((url) => ({ url, kind: 'load' as const })),
    ...inMeta.map((url) => ({ url, kind: 'meta' as const })),
  ]
}

function kindOf(element: HTMLElement): Reference['kind'] {
  if (element.tagName === 'LINK') return NOTED[element.getAttribute('rel') ?? ''] ?? 'load'
  return ['A', 'FORM'].includes(element.tagName) ? 'link' : 'load'
}

/** Lists the URLs in a style sheet, except for data URLs and fragments. */
export const urlsOfCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(['"]?)((?!data:|#)[^'")]+)\1\s*\)/g)].map(([, , url = '']) => url)
