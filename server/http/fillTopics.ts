import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { z } from 'zod'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import { escapeHtml } from '#content/schema/escapeHtml.ts'
import { TOPIC_FIELDS, topicText } from '#content/schema/topicText.ts'
import type { SiteFiles } from './siteFiles.ts'

export interface FilledPage {
  gzip: Buffer
  html: () => Buffer
}

/** The data a page with a form was rendered from. */
const pageDataSchema = z.object({
  data: z.object({
    topics: z.array(z.object({ slug: z.string(), label: z.string(), message: z.string().optional() })),
  }),
})
type Topic = z.infer<typeof pageDataSchema>['data']['topics'][number]

/** Derived from one build. */
interface BuildCache {
  topics: Map<string, Topic[]>
  pages: Map<string, FilledPage>
}

const PAGES = ['/contact', '/demo']
const MAX_CACHED_PAGES = 200
const gzipAsync = promisify(gzip)

/**
 * Creates a function that fills the topic of an address such as `/contact?topic=a1&tab=demo` into the matching form,
 * for visitors without JavaScript: a pre-rendered page doesn't see the query. Each page is built once per topic that
 * the build knows.
 * @returns a function that resolves to undefined when there is nothing to fill in
 */
export function fillTopics() {
  const caches = new WeakMap<SiteFiles, BuildCache>()
  return async (site: SiteFiles, pathname: string, query: string): Promise<FilledPage | undefined> => {
    if (!PAGES.includes(pathname) || !query.includes('topic=')) return undefined
    const cache: BuildCache = caches.get(site) ?? { topics: new Map(), pages: new Map() }
    caches.set(site, cache)
    const topics = cache.topics.get(pathname) ?? (await readTopics(site, pathname))
    cache.topics.set(pathname, topics)

    const asked = new URLSearchParams(query)
    const topic = topics.find(({ slug }) => slug === asked.get('topic'))
    if (!topic) return undefined
    const kind = pathname === '/demo' || asked.get('tab') === 'demo' ? 'demo' : 'contact'
    const key = `${pathname} ${kind} ${topic.slug}`
    const page = cache.pages.get(key) ?? (await makePage(site, pathname, kind, topic))
    if (page) cache.pages.set(key, page)
    for (const first of cache.pages.keys()) {
      if (cache.pages.size <= MAX_CACHED_PAGES) break
      cache.pages.delete(first)
    }
    return page
  }
}

async function readTopics(site: SiteFiles, pathname: string): Promise<Topic[]> {
  const file = site.find(`${pathname}/index.pageContext.json`)
  if (!file) return []
  const parsed = pageDataSchema.safeParse(JSON.parse((await site.read(file.path)).toString()))
  return parsed.success ? parsed.data.data.topics : []
}

async function makePage(site: SiteFiles, pathname: string, kind: EnquiryKind, topic: Topic) {
  const page = site.find(pathname)
  const html = page && (await site.read(page.path)).toString()
  const at = html === undefined ? -1 : placeIn(html, kind)
  if (html === undefined || at === -1) return undefined
  const filled = html.slice(0, at) + escapeHtml(topicText(kind, topic)) + html.slice(at)
  const packed = await gzipAsync(filled)
  return { gzip: packed, html: () => gunzipSync(packed) }
}

/** Offset of the empty field's text, or -1. */
function placeIn(html: string, kind: EnquiryKind): number {
  const form = new RegExp(`<form\\b[^>]*\\saction="[^"]*${ENQUIRY_ENDPOINTS[kind]}"`).exec(html)
  const field = new RegExp(`<textarea\\b[^>]*\\sname="${TOPIC_FIELDS[kind]}"[^>]*>(?=</textarea>)`, 'g')
  field.lastIndex = form?.index ?? html.length
  return field.exec(html) ? field.lastIndex : -1
}
