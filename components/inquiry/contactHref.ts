import type { Topic } from '#content/schema/page.ts'

/** Address of a form: `/contact?tab=…&topic=…`. The demo form's anchor makes it visible without JavaScript too. */
export function contactHref(tab: 'general' | 'demo', topic?: Topic): string {
  const query = new URLSearchParams()
  if (tab === 'demo') query.set('tab', 'demo')
  if (topic) query.set('topic', topic.slug)
  const search = query.size > 0 ? `?${query}` : ''
  return `/contact${search}${tab === 'demo' ? '#book-demo' : ''}`
}
