import type { LinkText, PageHead } from '../schema/page.ts'
import type { ProgramOutline } from '../schema/program.ts'
import { breadcrumbs, course } from '../structuredData.ts'

type Written = Pick<PageHead, 'title' | 'description' | 'keywords' | 'hero' | 'topic'>

/** The head of a program page: the given title and description, and structured data derived from the program. */
export function programHead(program: ProgramOutline, hub: LinkText, written: Written): PageHead {
  const { code, title, href } = program
  return {
    ...written,
    section: 'solutions',
    structuredData: [
      course({
        name: `${code}: ${title}`,
        description: written.description,
        url: href,
        workload: 'P12W',
        mode: 'blended',
      }),
      breadcrumbs(hub, { label: code, href }),
    ],
  }
}
