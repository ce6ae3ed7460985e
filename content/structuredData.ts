import { paths } from './routes.ts'
import type { LinkText, StructuredData } from './schema/page.ts'
import { company } from './site.ts'

const provider = { '@type': 'Organization', name: company.name, url: paths.home } as const

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
