import type { SiteDocument } from './SiteDocument.ts'

/** What a document is called: its title, the part of that before a colon, the last part of its address, both last parts. */
export function namesOf({ title, url }: Pick<SiteDocument, 'title' | 'url'>): string[] {
  const parts = url.split('/').slice(1)
  return [title, title.split(':')[0] ?? '', parts.at(-1) ?? '', parts.slice(-2).join(' ')]
}
