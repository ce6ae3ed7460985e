import type { PageCopy } from '../collections/readPage.ts'
import type { ProgramCode, ProgramSummary, programPage } from '../schema/program.ts'
import type { programHub } from '../schema/programHub.ts'
import { completeHead, longCourse } from '../structuredData.ts'
import { programFamilies } from './summaries.ts'

/** What the pages of both program families have. */
export type ProgramHubContent = ReturnType<typeof toProgramHub>

/** Adds to the copy of a family's page the programs of the family. */
export const toProgramHub = <Copy extends PageCopy<typeof programHub>>(
  copy: Copy,
  programs: readonly ProgramSummary[],
) => ({
  ...copy,
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
    head: completeHead({ ...copy.head, breadcrumb: code }, { url: href, hub }, [
      longCourse(`${code}: ${title}`, copy, href),
    ]),
    hub,
    /** The program and its neighbors, in rising order. */
    scale: { heading, programs: programs.map(({ code, href }) => ({ label: code, href })), current: code },
  }
}
