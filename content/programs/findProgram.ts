import type { ProgramCode, ProgramSummary } from '../schema/program.ts'
import { leadershipPrograms, transformationPrograms } from './summaries.ts'

/**
 * The summary of a program.
 * @throws when no program has the code
 */
export function findProgram(code: ProgramCode): ProgramSummary {
  const program = [...leadershipPrograms, ...transformationPrograms].find((one) => one.code === code)
  if (!program) throw new Error(`There is no program ${code}`)
  return program
}
