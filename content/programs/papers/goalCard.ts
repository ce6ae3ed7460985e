import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** A1: the one goal of a manager, with the evidence for it. */
export const goalCard: WorkingPaper = {
  form: 'card',
  title: 'Goal card',
  purpose: 'One goal, agreed on by the manager, the line manager and the coach.',
  when: 'Week 2, tally completed in week 12',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'Name', value: 'Dana Whitfield, team lead, claims' },
        {
          label: 'The situation that costs the team most',
          value: 'The difficult claims come back to my desk, and I settle them myself.',
        },
        {
          label: 'My goal',
          value: 'In the weekly case meeting, the person who owns the claim proposes first. I speak second.',
        },
        {
          label: 'Who observes it',
          value: 'Farah Siddiqui, claims analyst, who is in every case meeting',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Evidence: the observer’s tally for one meeting',
      columns: ['Counted', 'Week 2', 'Week 12'],
      rows: [
        ['Claims discussed', '8', '9'],
        ['I answered first', '7', '2'],
        ['Claims I took back to my desk', '5', '1'],
      ],
    },
  ],
  signatures: [
    { role: 'Participant', name: 'Dana Whitfield', date: 'March 4' },
    { role: 'Line manager', name: 'Luis Ortega', date: 'March 4' },
    { role: 'Observer', name: 'Farah Siddiqui', date: 'March 5' },
  ],
  caption: 'Sample goal card. People, company and figures are invented.',
}
