import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** Executive Communication Bootcamp: a board paper on one page, decision first. */
export const boardPaper: WorkingPaper = {
  form: 'sheet',
  title: 'One-page board paper',
  purpose: 'Five lines that a board can decide on, and the questions it will ask.',
  when: 'Day one, second draft',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'Decision', value: 'Please approve a second supplier for castings by June 30.' },
        { label: 'Price', value: '$420,000 once, and $12 more for each casting in the first year' },
        {
          label: 'Cost of waiting',
          value:
            'Until a second supplier delivers, one furnace outage stops us, as it did for six days in February.',
        },
        {
          label: 'Evidence',
          value: 'Two outages in 14 months. Samples from the new supplier passed all 12 tests.',
        },
        { label: 'My view', value: 'Approve. The February outage alone cost us $510,000.' },
      ],
    },
    {
      kind: 'table',
      title: 'Hostile questions',
      columns: ['Question', 'Answer', 'Fact behind it'],
      rows: [
        [
          'Why not fix it with the supplier we have?',
          'We tried in March.',
          'Its second furnace comes in two years',
        ],
        ['Will the price rise again?', 'Not for three years.', 'Offer of April 9, appendix page 2'],
        ['Who else is in favor?', 'Quality and production.', 'Both have signed the test report'],
      ],
    },
  ],
  signatures: [
    { role: 'Author', name: 'Carmen Aldridge, head of procurement', date: 'May 4' },
    { role: 'Test reader', name: 'Phil Nakamura, head of IT', date: 'May 4' },
  ],
  caption: 'Sample board paper. People, company and figures are invented.',
}
