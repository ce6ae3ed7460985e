import { readCopy } from './collections/readCopy.ts'
import { paths } from './routes.ts'
import { resourcesPage } from './schema/pages/lists.ts'
import { innerHead } from './structuredData.ts'
import { promptedTopics } from './topics.ts'

const { head, carousel, desk, newsletter: letter, ...page } = readCopy('pages/resources', resourcesPage)

/** The link to the page in the path to another one. */
export const resourcesLink = { label: head.breadcrumb, href: paths.resources }

/** Copy of /resources. */
export const resources = {
  ...page,
  head: innerHead(head, { url: paths.resources, section: 'resources' }),
  carousel: { ...carousel, id: 'articles' },
  desk: { ...desk, id: 'on-your-desk' },
}

/** Copy of the newsletter field. */
export const newsletter = {
  ...letter,
  rss: { label: letter.rss, href: '/feed.xml' },
  topic: {
    ...letter.topic,
    message: promptedTopics.find(({ slug }) => slug === letter.topic.slug)?.message ?? '',
  },
}
export type Newsletter = typeof newsletter
