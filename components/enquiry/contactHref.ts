import type { Topic } from '#content/schema/page.ts'

/**
 * Address of the form that fits: `/contact?tab=…&topic=…`. The anchor of the demo form lets it come up without JavaScript too.
 */
export function contactHref(tab: 'general' | 'demo', topic?: Topic): string {
  const query = new URLSearchParams()
  if (tab === 'demo') query.set('tab', 'demo')
  if (topic) query.set('topic', topic.slug)
  const search = query.size > 0 ? `?${query}` : ''
  return `/contact${search}${tab === 'demo' ? '#book-demo' : ''}`
}
