import type { PageCopy } from '../collections/readPage.ts'
import type { ProgramCode, programPage } from '../schema/program.ts'
import type { programHub } from '../schema/programHub.ts'
import { course, innerHead, serviceHead } from '../structuredData.ts'
import { programFamilies } from './summaries.ts'

/** What the pages of both program families have. */
export type ProgramHubContent = ReturnType<typeof toProgramHub>

/** Adds to the copy of a family's page its structured data and the programs of the family. */
export const toProgramHub = (
  { hub, programs }: (typeof programFamilies)[number],
  copy: PageCopy<typeof programHub>,
) => ({
  ...copy,
  head: serviceHead({ ...copy.head, breadcrumb: hub.label }, { url: hub.href, section: 'solutions' }),
  programs: { ...copy.programs, id: 'pathways', levels: programs.map((program) => [program]) },
})

/** The content of a program page. */
export type ProgramPageContent = ReturnType<typeof toProgramPage>

/** Adds to the copy of a program page its structured data, the link to the family and the programs of that family. */
export function toProgramPage(code: ProgramCode, copy: PageCopy<typeof programPage>) {
  const isShown = (program: { code: ProgramCode }) => program.code === code
  const [leadership, transformation] = programFamilies
  const { hub, heading, programs } = leadership.programs.some(isShown) ? leadership : transformation
  const { title = '', href = '' } = programs.find(isShown) ?? {}
  return {
    ...copy,
    head: innerHead(
      { ...copy.head, breadcrumb: code },
      { url: href, section: 'solutions', hub },
      course({
        name: `${code}: ${title}`,
        description: copy.head.description,
        url: href,
        workload: 'P12W',
        mode: 'blended',
      }),
    ),
    hub,
    /** The program and its neighbors, in rising order. */
    scale: { heading, programs: programs.map(({ code, href }) => ({ label: code, href })), current: code },
  }
}
