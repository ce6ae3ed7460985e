import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** T3X: what an executive team ends, and what brings a change back to it. */
export const stopList: WorkingPaper = {
  form: 'pad',
  title: 'Stop list',
  purpose: 'What ends, on which day, who gives it up and what that frees.',
  when: 'Week 12',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'Changes in the inventory', value: '23, of which 12 run, 7 wait and 4 end' },
        { label: 'Booked first', value: 'The core system: 46 people by name, June to December' },
      ],
    },
    {
      kind: 'table',
      title: 'What ends',
      mark: 'struck',
      columns: ['What', 'Given up by', 'Last day', 'What it frees'],
      rows: [
        ['Monthly operations review', 'D. Lang, COO', 'April 8', '40 people, two days a month'],
        ['Cost program, third wave', 'S. Park, CFO', 'June 15', '9 people'],
        ['Second sales database', 'M. Quint, Sales', 'June 30', '6 people, one supplier'],
        ['New grading structure', 'T. Adeyemi, HR', 'July 1', '5 people until next year'],
      ],
    },
    {
      kind: 'list',
      title: 'Tripwires: back to the executive team if',
      items: [
        { text: 'fewer than 300 users are trained on the core system by August 31' },
        { text: 'two of the 46 people booked are moved in the same month' },
        { text: 'a new change is announced before people are booked for it' },
      ],
    },
  ],
  signatures: [
    { role: 'Chief executive', name: 'Monica Reeves', date: 'June 3' },
    { role: 'Chief operating officer', name: 'David Lang', date: 'June 3' },
    { role: 'Chief financial officer', name: 'Susan Park', date: 'June 3' },
    { role: 'Head of sales', name: 'Marc Quint', date: 'June 3' },
    { role: 'Head of HR', name: 'Tunde Adeyemi', date: 'June 3' },
  ],
  caption: 'Sample stop list. People, company and figures are invented.',
}
