import { brand } from './brand.ts'
import { moduleImage } from './images.ts'
import { moduleDetail } from './modules.ts'
import { moduleTopic } from './moduleTopics.ts'
import { modulePath } from './routes.ts'
import type { Module } from './schema/module.ts'
import type { PageHead, StructuredData } from './schema/page.ts'
import { breadcrumbs } from './structuredData.ts'

/** The head of a module's page: meta tags, and Course and BreadcrumbList as structured data. */
export function moduleHead(module: Module): PageHead {
  return {
    title: module.metaTitle,
    description: module.metaDescription,
    keywords: module.keywords,
    hero: 'teal',
    section: 'solutions',
    topic: moduleTopic(module),
    structuredData: [
      course(module),
      breadcrumbs(...moduleDetail.trail, { label: module.title, href: modulePath(module.slug) }),
    ],
  }
}

function course(module: Module): StructuredData {
  return {
    '@type': 'Course',
    name: module.title,
    description: module.metaDescription,
    url: modulePath(module.slug),
    image: moduleImage(module.slug).src,
    inLanguage: 'en',
    about: module.category,
    teaches: module.keySkills,
    audience: { '@type': 'EducationalAudience', educationalRole: module.audience },
    provider: { '@type': 'Organization', name: brand.name, url: '/' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['Online', 'Onsite'],
      courseWorkload: workload(module.format),
    },
  }
}

/** The ISO 8601 duration in a format such as "75 minutes · live online", or undefined when it names none. */
function workload(format: string): string | undefined {
  const minutes = /^(\d+) minutes\b/.exec(format)?.[1]
  return minutes && `PT${minutes}M`
}
