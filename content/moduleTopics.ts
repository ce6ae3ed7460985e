import { moduleTopicWords as words } from './modules.ts'
import { fill } from './schema/fill.ts'
import type { Topic } from './schema/page.ts'

/** The topic of an inquiry about one module. */
export const moduleTopic = ({ slug, title }: { slug: string; title: string }): Topic => ({
  slug,
  label: fill(words.module, { title }),
  heading: words.heading,
})

/** The topic of an inquiry from the catalog, which lists the filters that are set. */
export function catalogTopic(filters: {
  text: string
  category: string | null
  audience: string | null
}): Topic {
  const { category, audience } = filters
  const text = filters.text.trim()
  const chosen = [
    category,
    audience && fill(words.audience, { audience }),
    text && fill(words.text, { text }),
  ]
    .filter(Boolean)
    .join(', ')
  return chosen ? { ...words.topic, label: fill(words.filtered, { filters: chosen }) } : words.topic
}
