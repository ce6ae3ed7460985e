import type { Image } from './images.ts'
import { moduleDetail } from './modules.ts'
import { moduleTopic } from './moduleTopics.ts'
import { modulePath } from './routes.ts'
import type { Module } from './schema/module.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs, course } from './structuredData.ts'

/** The head of a module's page: meta tags, and Course and BreadcrumbList as structured data. */
export function moduleHead(module: Module, image: Image): PageHead {
  const url = modulePath(module.slug)
  return {
    title: module.metaTitle,
    description: module.metaDescription,
    keywords: module.keywords,
    hero: 'teal',
    section: 'solutions',
    topic: moduleTopic(module),
    // Only the pre-rendered pages have it.
    ...(import.meta.env.SSR && {
      structuredData: [
        course({
          name: module.title,
          description: module.metaDescription,
          url,
          image: image.src,
          inLanguage: 'en',
          about: module.category,
          teaches: module.keySkills,
          audience: { '@type': 'EducationalAudience', educationalRole: module.audience },
          mode: ['Online', 'Onsite'],
          // A format begins with its length: "75 minutes · live online".
          workload: `PT${Number.parseInt(module.format, 10)}M`,
        }),
        breadcrumbs(...moduleDetail.trail, { label: module.title, href: url }),
      ],
    }),
  }
}
