import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** Strategic Thinking: the first of the two pages that a sponsor signs, changes or rejects. */
export const decisionPaper: WorkingPaper = {
  form: 'letter',
  title: 'Decision paper, page one',
  purpose: 'The question, the options, the choice, what stops, and what would change our minds.',
  when: 'Week 11',
  parts: [
    {
      kind: 'fields',
      fields: [
        {
          label: 'The question',
          value: 'How do we serve customers in Brazil from October 1, and what do we give up for it?',
        },
        { label: 'What we know', value: '140 machines installed, 31 late repairs last year' },
        {
          label: 'What we assume',
          value: 'Three customers sign service contracts if we’re on site within two days',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Options',
      columns: ['Option', 'Must be true', 'First-year cost', 'Can we undo it?'],
      rows: [
        ['A. Our own branch', 'All three contracts signed by August', '$1.9 million', 'No, two-year lease'],
        ['B. A local partner', 'Six technicians trained by July 31', '$0.6 million', 'Yes, 90 days’ notice'],
        ['C. Serve it from Dallas', 'Customers accept repairs in five days', '$0.3 million', 'Yes'],
      ],
    },
    {
      kind: 'fields',
      fields: [
        { label: 'Our choice', value: 'B, reviewed on November 2' },
        {
          label: 'Best argument against it',
          value: 'The partner learns our repair business and could become a competitor (L. Okumura)',
        },
        { label: 'What stops', value: 'The Monterrey showroom. Owner: P. Sandoval. Last day: June 30.' },
      ],
    },
    {
      kind: 'list',
      title: 'Signals that would change our minds',
      items: [
        { text: 'Fewer than six trained technicians on July 31' },
        { text: 'An average repair time of more than three days in September' },
        { text: 'One of the three customers won’t deal with the partner' },
      ],
    },
  ],
  signatures: [
    { role: 'Author', name: 'Denise Kowalski, head of service', date: 'May 20' },
    { role: 'Sponsor', name: 'Greg Tanaka, president, Americas', date: 'May 27' },
  ],
  caption: 'Sample decision paper. People, company and figures are invented.',
}
