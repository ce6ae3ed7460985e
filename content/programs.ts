import type { z } from 'zod'
import { readCopy } from './collections/readCopy.ts'
import { type PageCopy, readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import { type ProgramCode, type ProgramSummary, programFile, programPage } from './schema/program.ts'
import { leadershipHub, type programHub, transformationHub } from './schema/programHub.ts'
import { completeHead, longCourse } from './structuredData.ts'

const pathName = (code: ProgramCode) => code.toLowerCase() as Lowercase<ProgramCode>

const toFamily = (
  { name, programs }: z.output<typeof programFile>['leadership' | 'transformation'],
  href: string,
) => ({
  hub: { label: name, href },
  programs: Object.entries(programs).map(([code, program]): ProgramSummary => {
    const known = code as ProgramCode
    return { code: known, ...program, href: paths[pathName(known)] }
  }),
})

const families = readCopy('site/programs', programFile)
const leadershipFamily = toFamily(families.leadership, paths.leadership)
const transformationFamily = toFamily(families.transformation, paths.transformation)

/** The three leadership programs, from first-time managers up. */
export const leadershipPrograms = leadershipFamily.programs

/** The three change programs, from the front line to the executive team. */
export const transformationPrograms = transformationFamily.programs

/** What the pages of both program families have. */
export type ProgramHubContent = ReturnType<typeof toProgramHub>

/** Adds to the copy of a family's page the programs of the family. */
const toProgramHub = <Copy extends PageCopy<typeof programHub>>(
  copy: Copy,
  programs: readonly ProgramSummary[],
) => ({
  ...copy,
  programs: { ...copy.programs, id: 'pathways', levels: programs.map((program) => [program]) },
})

const { comparison, ...leadershipPage } = readPage('leadership', leadershipHub)

/** Copy of the leadership hub. */
export const leadership = {
  ...toProgramHub(leadershipPage, leadershipPrograms),
  comparison: { ...comparison, heads: leadershipPrograms.map(({ code }) => code) },
}

/** Copy of the transformation hub. */
export const transformation = toProgramHub(
  readPage('transformation', transformationHub),
  transformationPrograms,
)

/** The content of a program page. */
export type ProgramPageContent = ReturnType<typeof toProgramPage>

/** The copy of a program's page, with its structured data, the link to the family and the programs of that family. */
function toProgramPage(code: ProgramCode) {
  const copy = readPage(pathName(code), programPage)
  const isShown = (program: ProgramSummary) => program.code === code
  const { hub, programs } = leadershipPrograms.some(isShown) ? leadershipFamily : transformationFamily
  const { title = '', href = '' } = programs.find(isShown) ?? {}
  return {
    ...copy,
    head: completeHead({ ...copy.head, breadcrumb: code }, { url: href, hub }, [
      longCourse(`${code}: ${title}`, copy, href),
    ]),
    hub,
  }
}

/** A1: the first team. */
export const a1 = toProgramPage('A1')

/** A2: several teams and the functions beside them. */
export const a2 = toProgramPage('A2')

/** A3X: the whole enterprise. */
export const a3x = toProgramPage('A3X')

/** T1: change on the floor. */
export const t1 = toProgramPage('T1')

/** T2: change in the middle. */
export const t2 = toProgramPage('T2')

/** T3X: change from the top. */
export const t3x = toProgramPage('T3X')
