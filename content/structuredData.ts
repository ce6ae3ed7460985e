import type { z } from 'zod'
import { brand } from './brand.ts'
import { paths } from './routes.ts'
import type {
  innerHead,
  LinkText,
  NavSection,
  PageHead,
  StructuredData,
  serviceHead as serviceHeadSchema,
} from './schema/page.ts'

const provider = { '@type': 'Organization', name: brand.name, url: paths.home } as const

/** The breadcrumbs of a page (https://schema.org/BreadcrumbList); the home page is added in front of `trail`. */
export const breadcrumbs = (...trail: readonly LinkText[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: 'Home', href: paths.home }, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
})

/** A service for organizations, with its audience (https://schema.org/Service). */
export const service = (page: {
  name: string
  description: string
  url: string
  serviceType: string
  audience: string
}): StructuredData => ({
  '@type': 'Service',
  name: page.name,
  description: page.description,
  url: page.url,
  serviceType: page.serviceType,
  areaServed: 'Worldwide',
  audience: { '@type': 'BusinessAudience', audienceType: page.audience },
  provider,
})

/**
 * A program that people take part in (https://schema.org/Course).
 * @param page.workload ISO 8601 duration, such as "P12W" or "P2D"
 */
export const course = (page: {
  name: string
  description: string
  url: string
  workload: string
  mode: 'blended' | 'onsite'
  teaches?: readonly string[]
}): StructuredData => ({
  '@type': 'Course',
  name: page.name,
  description: page.description,
  url: page.url,
  provider,
  teaches: page.teaches,
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: page.mode, courseWorkload: page.workload },
})

/**
 * The head of a page that presents a service.
 * @param page.hub the page above it, if any
 */
export const serviceHead = (
  { breadcrumb, service: words, ...head }: z.output<typeof serviceHeadSchema>,
  page: { url: string; section: NavSection; hub?: LinkText },
): PageHead => ({
  ...head,
  section: page.section,
  structuredData: [
    service({ ...words, description: head.description, url: page.url }),
    breadcrumbs(...(page.hub ? [page.hub] : []), { label: breadcrumb, href: page.url }),
  ],
})

/**
 * The head of a page that presents a program of 12 weeks.
 * @param page.themes what it teaches
 */
export const courseHead = (
  { breadcrumb, ...head }: z.output<typeof innerHead>,
  page: { url: string; hub: LinkText; themes: readonly { title: string }[] },
): PageHead => ({
  ...head,
  section: 'solutions',
  structuredData: [
    course({
      name: breadcrumb,
      description: head.description,
      url: page.url,
      workload: 'P12W',
      mode: 'blended',
      teaches: page.themes.map(({ title }) => title),
    }),
    breadcrumbs(page.hub, { label: breadcrumb, href: page.url }),
  ],
})
