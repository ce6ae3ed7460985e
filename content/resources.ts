import { readPage } from './collections/readPage.ts'
import { FIELD_ERRORS } from './labels/inquiryText.ts'
import { paths } from './routes.ts'
import { resourcesPage } from './schema/pages/lists.ts'
import { promptedTopics } from './topics.ts'

const { carousel, newsletter: letter, ...page } = readPage('resources', resourcesPage)

/** The link to the page in the path to another one. */
export const resourcesLink = { label: page.head.breadcrumb, href: paths.resources }

/** Copy of /resources. */
export const resources = {
  ...page,
  carousel: { ...carousel, id: 'articles' },
}

/** Copy of the newsletter field. */
export const newsletter = {
  ...letter,
  wrong: FIELD_ERRORS.email,
  rss: { label: letter.rss, href: '/feed.xml' },
  topic: {
    ...letter.topic,
    message: promptedTopics.find(({ slug }) => slug === letter.topic.slug)?.message ?? '',
  },
}
export type Newsletter = typeof newsletter
