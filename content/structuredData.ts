import type { z } from 'zod'
import { brand } from './brand.ts'
import { paths } from './routes.ts'
import type { LinkText, NavSection, PageHead, pageHead, StructuredData, serviceHead } from './schema/page.ts'

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

/** What a program says of itself, besides other properties of https://schema.org/Course. */
interface Course {
  name: string
  description: string
  url: string
  /** ISO 8601 duration, such as "P12W" or "P2D". */
  workload: string
  mode: string | readonly string[]
  [property: string]: unknown
}

/** A program that people take part in. */
export const course = ({ workload, mode, ...page }: Course): StructuredData => ({
  '@type': 'Course',
  ...page,
  provider,
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: mode, courseWorkload: workload },
})

/** A program of 12 weeks, by the copy of its page. */
export const longCourse = (
  name: string,
  { head, themes }: { head: { description: string }; themes: { items: readonly { title: string }[] } },
  url: string,
): StructuredData =>
  course({
    name,
    description: head.description,
    url,
    workload: 'P12W',
    mode: 'blended',
    teaches: themes.items.map(({ title }) => title),
  })

/** The parts of the site that are named like the paths of their pages; all others are among the solutions. */
const SECTIONS: readonly NavSection[] = ['platforms', 'impact', 'industries', 'resources', 'about', 'contact']

const sectionOf = (url: string): NavSection =>
  SECTIONS.find((name) => url.split('/')[1] === name) ?? 'solutions'

/** A page's head as it is written: where it presents a service with its words, and below the home page with its name in the path. */
type WrittenHead = z.output<typeof pageHead> & Partial<z.output<typeof serviceHead>>

/** Such a head with what it means to search engines. */
export type CompleteHead<Head> = Omit<Head, 'service'> & Pick<PageHead, 'section' | 'structuredData'>

/**
 * Adds to the head of a page the part of the site that it belongs to and, below the home page, structured data that end with the
 * breadcrumbs.
 * @param place its path, and the page above it, if any
 * @param data what search engines read of it besides the service that it presents
 */
export function completeHead<Head extends Partial<WrittenHead>>(
  written: Head,
  { url, hub }: { url: string; hub?: LinkText | undefined },
  data: readonly StructuredData[] = [],
): CompleteHead<Head> {
  const { service: words, ...head } = written
  const { description = '', breadcrumb: label } = head
  return {
    ...head,
    ...(url !== paths.home && { section: sectionOf(url) }),
    structuredData: [
      ...(words ? [service({ ...words, description, url })] : []),
      ...data,
      ...(label ? [breadcrumbs(...(hub ? [hub] : []), { label, href: url })] : []),
    ],
  }
}
