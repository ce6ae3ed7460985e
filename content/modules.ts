import { readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { modulesPage } from './schema/pages/lists.ts'

const { head, card, module, unknown, topics, ...page } = readPage('modules', modulesPage)
const trail = [{ label: head.breadcrumb, href: paths.modules }] as const
const shared = { canonical: paths.modules, shareImage: 'fast-track-modules' } as const

/** Copy of /fast-track-modules and /short-form-programs (specification, point 2, Module catalog). */
export const catalog = {
  ...page,
  head: { ...head, ...shared } satisfies PageHead,
}

/** The topics of inquiries about modules, for moduleTopics.ts. */
export const moduleTopicWords = { ...topics, topic: head.topic }

/** Copy of the module pages (specification, point 2, Module detail). */
export const moduleDetail = { ...module, trail }

/** Copy of the page for an unknown module (specification, point 8). */
export const moduleNotFound = {
  ...unknown,
  head: {
    ...unknown.head,
    ...shared,
    noindex: true,
    hero: 'teal',
    section: head.section,
    topic: head.topic,
  } satisfies PageHead,
}
