export interface FakePage {
  route: string
  title?: string
  description?: string
  /** Added at the end of the head. */
  head?: string
  /** Replaces the body. */
  body?: string
}

/** The HTML of a valid page, with changes. */
export function fakePage({ route, title, description, head = '', body }: FakePage): string {
  const address = `https://site.example${route}`
  return `<!doctype html><html lang="en"><head><title>${title ?? `Title of ${route}`}</title>
<meta name="description" content="${description ?? `A description of ${route} that is long enough for a result page.`}">
<link rel="canonical" href="${address}"><meta property="og:title" content="t"><meta property="og:description" content="d">
<meta property="og:type" content="website"><meta property="og:url" content="${address}">
<meta property="og:image" content="https://site.example/share/x.png"><meta name="twitter:card" content="summary_large_image">
${head}</head><body>${body ?? `<h1 id="top">Page ${route}</h1>`}</body></html>`
}
