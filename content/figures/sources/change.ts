import type { Source } from '../../schema/claim.ts'
import type { change } from '../change.ts'

const teams = 'teams in T1, T2 and T3X since 2023'
const span = 'before the start and in week 12'

/** The source of each figure about the change programs. */
export const changeSources = {
  changeReadiness: {
    counted: 'Team members who can name what stops, what starts and when.',
    by: 'Team members, asked one by one',
    when: span,
    of: teams,
    sample: true,
  },
  teamResilience: {
    counted: 'Teams back at their usual pace within a month of a hard stretch.',
    by: 'The unit’s own reporting',
    when: span,
    of: teams,
    sample: true,
  },
  transformationSuccess: {
    counted: 'Milestones met and in real use, compared with earlier changes at the same client.',
    by: 'The client’s project office',
    when: 'when the change is complete',
    of: 'changes with T1, T2 or T3X since 2023',
    sample: true,
  },
  employeeEngagement: {
    counted: 'Favorable answers in the pulse surveys that run during the change itself.',
    by: 'Team members',
    when: span,
    of: teams,
    sample: true,
  },
} as const satisfies Record<keyof typeof change, Source>
