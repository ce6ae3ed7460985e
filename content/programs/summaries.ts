import type { z } from 'zod'
import { readCopy } from '../collections/readCopy.ts'
import { paths } from '../routes.ts'
import { type ProgramCode, type ProgramSummary, programFile } from '../schema/program.ts'

const { leadership, transformation } = readCopy('site/programs', programFile)

const toFamily = (
  { name, heading, programs }: z.output<typeof programFile>['leadership' | 'transformation'],
  href: string,
) => ({
  hub: { label: name, href },
  heading,
  programs: Object.entries(programs).map(
    ([code, program]): ProgramSummary => ({
      code: code as ProgramCode,
      ...program,
      href: paths[code.toLowerCase() as Lowercase<ProgramCode>],
    }),
  ),
})

/** Both families of programs, with the pages above them. */
export const programFamilies = [
  toFamily(leadership, paths.leadership),
  toFamily(transformation, paths.transformation),
] as const

const [leadershipFamily, transformationFamily] = programFamilies

/** The three leadership programs, from first-time managers up. */
export const leadershipPrograms = leadershipFamily.programs

/** The three change programs, from the front line to the executive team. */
export const transformationPrograms = transformationFamily.programs
