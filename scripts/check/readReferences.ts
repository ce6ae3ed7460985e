import type { HTMLElement } from 'node-html-parser'

export interface Reference {
  /** As written. */
  url: string
  /** `link`: followed by people. `load`: fetched by the browser with the page. `meta`: read by other programs, absolute. */
  kind: 'link' | 'load' | 'meta'
}

const LOADED_ATTRIBUTES: [selector: string, attribute: string][] = [
  ['script[src]', 'src'],
  ['img[src]', 'src'],
  ['video[poster]', 'poster'],
  ['source[src]', 'src'],
  ['iframe[src]', 'src'],
  ['image[href]', 'href'],
  ['use[href]', 'href'],
  ['object[data]', 'data'],
]
/** `rel` values whose URL the browser doesn't fetch. Canonical URLs must be absolute. */
const NOTED: Record<string, Reference['kind']> = {
  canonical: 'meta',
  alternate: 'link',
  me: 'link',
  author: 'link',
}

/** Lists all URLs in a page: in links, forms, images, scripts, styles and head tags. */
export function readReferences(root: HTMLElement): Reference[] {
  const found: Reference[] = []
  const add = (kind: Reference['kind'], urls: (string | undefined)[]) => {
    for (const url of urls) if (url !== undefined) found.push({ kind, url: url.trim() })
  }
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(attribute))

  add('link', values('a[href]', 'href'))
  add('link', values('area[href]', 'href'))
  add('link', values('form[action]', 'action'))
  for (const [selector, attribute] of LOADED_ATTRIBUTES) add('load', values(selector, attribute))
  for (const attribute of ['srcset', 'imagesrcset']) {
    for (const set of values(`[${attribute}]`, attribute)) add('load', urlsOfSrcset(set ?? ''))
  }
  for (const link of root.querySelectorAll('link[href]')) {
    add(NOTED[link.getAttribute('rel') ?? ''] ?? 'load', [link.getAttribute('href')])
  }
  for (const style of root.querySelectorAll('style')) add('load', urlsOfCss(style.rawText))
  for (const property of ['og:image', 'og:url']) {
    add('meta', values(`meta[property="${property}"]`, 'content'))
  }
  add('meta', values('meta[name="twitter:image"]', 'content'))
  return found
}

/** Lists the URLs in a stylesheet, in `url(…)` and `@import`, except for data URLs and fragments. */
export function urlsOfCss(css: string): string[] {
  const matches = css.matchAll(/url\(\s*(['"]?)([^'")]+)\1\s*\)|@import\s+(['"])([^'"]+)\3/g)
  return [...matches].map((match) => match[2] ?? match[4] ?? '').filter((url) => !/^(data:|#)/.test(url))
}

const urlsOfSrcset = (set: string) =>
  set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
