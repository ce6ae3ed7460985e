import { escapeHtml } from '#content/schema/escape.ts'

/**
 * Builds a sitemap of absolute addresses (https://www.sitemaps.org/protocol.html); sorted, so that builds are
 * comparable.
 */
export function sitemapXml(addresses: string[]): string {
  const entries = [...addresses].sort().map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
