import { paths } from '../routes.ts'
import type { ProgramCode, ProgramOutline } from '../schema/program.ts'

/** What program pages show of other programs. The pages that compare programs use the longer summaries. */
export const outlines: Record<ProgramCode, ProgramOutline> = {
  A1: { code: 'A1', title: 'Leading a Team', audience: 'First-time and frontline managers', href: paths.a1 },
  A2: { code: 'A2', title: 'Leading Across', audience: 'Mid-level leaders', href: paths.a2 },
  A3X: {
    code: 'A3X',
    title: 'Leading the Enterprise',
    audience: 'CXOs, business unit heads and high-potential senior leaders',
    href: paths.a3x,
  },
  T1: { code: 'T1', title: 'Leading Through Change', audience: 'Frontline leaders', href: paths.t1 },
  T2: { code: 'T2', title: 'Navigating Complexity', audience: 'Mid-level leaders', href: paths.t2 },
  T3X: { code: 'T3X', title: 'Enterprise Change Leadership', audience: 'Executives', href: paths.t3x },
}
