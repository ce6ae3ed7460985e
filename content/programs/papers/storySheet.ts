import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** Storytelling for Leaders: one story on six cards, with what the lab heard. */
export const storySheet: WorkingPaper = {
  form: 'card',
  title: 'Story sheet',
  purpose: 'One story on six cards, and what three listeners heard.',
  when: 'Week 6, Storytelling Lab 4',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'Audience and date', value: 'Plant leadership team, May 19, ten minutes' },
        {
          label: 'The sentence I want repeated',
          value: 'We replace the seals on line 2 before they fail.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'The six cards',
      columns: ['Card', 'What I say'],
      rows: [
        ['Situation', 'Line 2 makes a third of our output and runs seven days a week.'],
        ['Complication', 'Since February it’s stopped 11 times, nine times for the same seal.'],
        ['Question', 'How do we keep line 2 running through the summer orders?'],
        ['Answer', 'We replace the seals before they fail.'],
        ['Recommendation', 'Four hours on the first Sunday of each month, starting June 6.'],
        ['Example', 'Line 4 has done this since last fall: one stop in seven months.'],
      ],
    },
    {
      kind: 'table',
      title: 'What listeners wrote down',
      columns: ['Listener', 'Heard'],
      rows: [
        ['Quality', '“Four hours, once a month. From June.”'],
        ['Finance', '“It’s about seals. What does it cost, and what stops?”'],
        ['Logistics', '“Line 4 already does it. I could ask there.”'],
      ],
    },
    {
      kind: 'fields',
      fields: [
        {
          label: 'What I change before next time',
          value: 'Recommendation: add $900 a month, and say that the weekly seal check stops.',
        },
      ],
    },
  ],
  signatures: [{ role: 'Speaker', name: 'Owen Maddox, maintenance engineer', date: 'April 15' }],
  caption: 'Sample story sheet. People, plant and figures are invented.',
}
