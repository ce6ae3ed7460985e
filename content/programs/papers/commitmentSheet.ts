import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** A3X: what an executive commits to at the closing retreat, and what it costs their own area. */
export const commitmentSheet: WorkingPaper = {
  form: 'letter',
  title: 'Commitments to the company',
  purpose: 'Five commitments, each with a date and its cost to my own area.',
  when: 'Week 11, closing retreat',
  parts: [
    {
      kind: 'fields',
      fields: [{ label: 'Executive', value: 'Helen Marsh, chief commercial officer' }],
    },
    {
      kind: 'table',
      title: 'I commit to',
      mark: 'numbered',
      columns: ['Commitment', 'Cost to my area', 'By', 'Follow-up by'],
      rows: [
        ['Move the analytics team to supply chain', '11 people', 'June 1', 'J. Castellano, COO'],
        ['Let Paul Brandt go to lead the Asia unit', 'My strongest sales director', 'July 1', 'N. Forde, HR'],
        ['Give service pricing to the service unit', 'Control of that margin', 'June 15', 'E. Lam, Services'],
        ['Close the two smallest sales offices', '$1.4 million in revenue', 'September 30', 'S. Petrov, CFO'],
        [
          'Bring one choice a month instead of a report',
          'Half of my agenda time',
          'May 20',
          'J. Castellano, COO',
        ],
      ],
    },
    {
      kind: 'fields',
      fields: [
        {
          label: 'Sent back by colleagues on day two',
          value: '“Support the culture program.” It cost nothing, so number five replaced it.',
        },
      ],
    },
  ],
  signatures: [
    { role: 'Executive', name: 'Helen Marsh', date: 'May 6' },
    { role: 'Received by the chief executive', name: 'Robert Iyer', date: 'May 12' },
  ],
  caption: 'Sample commitment sheet. People, company and figures are invented.',
}
