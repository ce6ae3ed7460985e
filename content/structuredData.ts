import type { z } from 'zod'
import { brand } from './brand.ts'
import { paths } from './routes.ts'
import type {
  innerHead as innerHeadSchema,
  LinkText,
  NavSection,
  PageHead,
  StructuredData,
  serviceHead as serviceHeadSchema,
} from './schema/page.ts'

/** The company as whoever offers or publishes something. */
export const provider = { '@type': 'Organization', name: brand.name, url: paths.home } as const

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
export const service = ({
  audience,
  ...page
}: {
  name: string
  description: string
  url: string
  serviceType: string
  audience: string
}): StructuredData => ({
  '@type': 'Service',
  ...page,
  areaServed: 'Worldwide',
  audience: { '@type': 'BusinessAudience', audienceType: audience },
  provider,
})

/**
 * A program that people take part in (https://schema.org/Course).
 * @param workload ISO 8601 duration, such as "P12W" or "P2D"
 */
export const course = ({
  workload,
  mode,
  ...page
}: {
  name: string
  description: string
  url: string
  workload: string
  mode: 'blended' | 'onsite'
  teaches?: readonly string[]
}): StructuredData => ({
  '@type': 'Course',
  ...page,
  provider,
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: mode, courseWorkload: workload },
})

/** What stands above a page, and the part of the site that it belongs to. */
interface Place {
  url: string
  section: NavSection
  /** The page above it, if any. */
  hub?: LinkText
}

/** The head of a page below the home page, with its structured data before the breadcrumbs. */
export const innerHead = <Head extends { breadcrumb: string }>(
  { breadcrumb, ...head }: Head,
  { url, section, hub }: Place,
  ...data: readonly StructuredData[]
) => ({
  ...head,
  section,
  structuredData: [...data, breadcrumbs(...(hub ? [hub] : []), { label: breadcrumb, href: url })],
})

/** The head of a page that presents a service. */
export const serviceHead = (
  { service: words, ...head }: z.output<typeof serviceHeadSchema>,
  place: Place,
): PageHead => innerHead(head, place, service({ ...words, description: head.description, url: place.url }))

/**
 * The head of a page that presents a program of 12 weeks.
 * @param themes what it teaches
 */
export const courseHead = (
  head: z.output<typeof innerHeadSchema>,
  place: Place,
  themes: readonly { title: string }[],
): PageHead =>
  innerHead(
    head,
    place,
    course({
      name: head.breadcrumb,
      description: head.description,
      url: place.url,
      workload: 'P12W',
      mode: 'blended',
      teaches: themes.map(({ title }) => title),
    }),
  )
