import type { Source } from '../../schema/claim.ts'
import type { courses } from '../courses.ts'

const short = 'all workshops and modules held so far'

/** The source of each figure about workshops and modules. */
export const courseSources = {
  satisfaction: {
    counted: 'Participants who are satisfied or very satisfied.',
    by: 'Participants, in a survey that facilitators and coaches don’t see',
    when: 'a week after the last session',
    of: 'all formats since 2020',
    sample: true,
  },
  firstReturn: {
    counted: 'Days until the first result that can be expressed in hours or money, in half of all groups.',
    by: 'Participants and their managers',
    when: 'in the follow-up a month later',
    of: short,
    sample: true,
  },
  faster: {
    counted: 'Working days from the request to first use at work, compared with the client’s own courses.',
    by: 'The client’s HR team',
    when: 'in the follow-up a month later',
    of: short,
    sample: true,
  },
} as const satisfies Record<keyof typeof courses, Source>
