import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { z } from 'zod'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import { TOPIC_FIELDS, topicText } from '#content/schema/topicText.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { SiteFiles } from './siteFiles.ts'

export interface FilledPage {
  gzip: Buffer
  html: () => Buffer
}

/** What a page with a form was rendered from. */
const pageDataSchema = z.object({
  data: z.object({
    topics: z.array(z.object({ slug: z.string(), label: z.string(), message: z.string().optional() })),
  }),
})
type Topic = z.infer<typeof pageDataSchema>['data']['topics'][number]

/** What was made of one build. */
interface Made {
  topics: Map<string, Topic[]>
  pages: Map<string, FilledPage>
}

const PAGES = ['/contact', '/demo']
const MOST_KEPT = 200
const pack = promisify(gzip)

/**
 * Fills the topic of an address such as `/contact?topic=a1&tab=demo` into the form that it means, for visitors without
 * JavaScript: a pre-rendered page knows of no query. A page is made once for each topic that the build knows.
 * @returns a function that gives undefined where there is nothing to fill in
 */
export function fillTopics() {
  const madeOf = new WeakMap<SiteFiles, Made>()
  return async (site: SiteFiles, pathname: string, query: string): Promise<FilledPage | undefined> => {
    if (!PAGES.includes(pathname) || !query.includes('topic=')) return undefined
    const made: Made = madeOf.get(site) ?? { topics: new Map(), pages: new Map() }
    madeOf.set(site, made)
    const topics = made.topics.get(pathname) ?? (await readTopics(site, pathname))
    made.topics.set(pathname, topics)

    const asked = new URLSearchParams(query)
    const topic = topics.find(({ slug }) => slug === asked.get('topic'))
    if (!topic) return undefined
    const kind = pathname === '/demo' || asked.get('tab') === 'demo' ? 'demo' : 'contact'
    const key = `${pathname} ${kind} ${topic.slug}`
    const page = made.pages.get(key) ?? (await makePage(site, pathname, kind, topic))
    if (page) made.pages.set(key, page)
    for (const first of made.pages.keys()) {
      if (made.pages.size <= MOST_KEPT) break
      made.pages.delete(first)
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
  const packed = await pack(filled)
  return { gzip: packed, html: () => gunzipSync(packed) }
}

/** Where the text of the empty field begins, or -1. */
function placeIn(html: string, kind: EnquiryKind): number {
  const form = new RegExp(`<form\\b[^>]*\\saction="[^"]*${ENQUIRY_ENDPOINTS[kind]}"`).exec(html)
  const field = new RegExp(`<textarea\\b[^>]*\\sname="${TOPIC_FIELDS[kind]}"[^>]*>(?=</textarea>)`, 'g')
  field.lastIndex = form?.index ?? html.length
  return field.exec(html) ? field.lastIndex : -1
}
