import { readCopy } from './collections/readCopy.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { resourcesPage } from './schema/pages/lists.ts'
import { breadcrumbs } from './structuredData.ts'
import { promptedTopics } from './topics.ts'

const { head, carousel, desk, newsletter: letter, ...page } = readCopy('pages/resources', resourcesPage)
const { breadcrumb, ...resourcesHead } = head

/** The link to the page in the path to another one. */
export const resourcesLink = { label: breadcrumb, href: paths.resources }

/** Copy of /resources. */
export const resources = {
  ...page,
  head: {
    ...resourcesHead,
    section: 'resources',
    structuredData: [breadcrumbs(resourcesLink)],
  } satisfies PageHead,
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
