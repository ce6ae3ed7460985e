interface FakePage {
  route: string
  /** Added at the end of the head. */
  head?: string
  /** Replaces the body. */
  body?: string
}

/** The HTML of a page of `https://site.example`. */
export function fakePage({ route, head = '', body }: FakePage): string {
  return `<!doctype html><html lang="en"><head><title>${route}</title>
<link rel="canonical" href="https://site.example${route}">
${head}</head><body>${body ?? `<h1 id="top">Page ${route}</h1>`}</body></html>`
}
