import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** T1: what a supervisor tells the crew in ten minutes, and what the crew asks. */
export const huddleCard: WorkingPaper = {
  form: 'pocket',
  title: 'Huddle card',
  purpose: 'Ten minutes with the crew, once a week.',
  when: 'Week 4',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'Crew', value: 'Packaging, line 3, late shift (14 people)' },
        { label: 'The change', value: 'Two packaging lines become one' },
        {
          label: 'What we know',
          value: 'The new line starts on June 14. Training is on paid time, from May 3.',
        },
        { label: 'What we’ve asked', value: 'Does the late-shift premium stay? HR answers by April 13.' },
        {
          label: 'What no one knows yet',
          value:
            'Whether there will still be a night shift. I’ll tell you on April 20, even if it’s bad news.',
        },
        { label: 'What stops this week', value: 'The second pallet count' },
      ],
    },
    {
      kind: 'table',
      title: 'Questions from the crew',
      columns: ['Question', 'Asked', 'Answered'],
      rows: [
        ['Do the teams stay together?', 'March 23', 'April 6: yes, until October'],
        ['Who trains the temps?', 'March 23', 'April 6: Ken and Sofía, two hours a shift'],
        ['What happens to vacation in June?', 'April 6', 'Open, site head asked'],
      ],
    },
    {
      kind: 'list',
      title: 'Before I close',
      items: [
        { text: 'Each open question has a date', checked: true },
        { text: 'I checked on whoever said nothing', checked: true },
        { text: 'New obstacles went to the site head', checked: false },
      ],
    },
  ],
  signatures: [{ role: 'Supervisor', name: 'Marcy Dunn', date: 'April 6' }],
  caption: 'Sample huddle card. People, site and dates are invented.',
}
