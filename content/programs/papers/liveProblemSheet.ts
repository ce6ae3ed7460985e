import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** A2: the problem that a cohort takes into Ignite, and what its sponsor commits to. */
export const liveProblemSheet: WorkingPaper = {
  form: 'sheet',
  title: 'Live-problem sheet',
  purpose: 'The problem this cohort takes into Ignite, and what the sponsor commits to.',
  when: 'Week 2',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'The problem', value: 'A software release needs nine approvals.' },
        {
          label: 'What it costs today',
          value: '31 days from final test to release. Fourteen releases are waiting.',
        },
        { label: 'Functions involved', value: 'Product, quality, IT security, operations' },
        {
          label: 'Why it’s still unsolved',
          value: 'Each function has a target for its own approval. No one has a target for the 31 days.',
        },
        { label: 'What can’t change', value: 'The two approvals that auditors require' },
        { label: 'The figure we’ll track', value: 'Days from final test to release, reported by operations' },
      ],
    },
    {
      kind: 'list',
      title: 'The sponsor will',
      items: [
        { text: 'Meet the cohort for half an hour in weeks 2, 8 and 12', checked: true },
        {
          text: 'Answer every proposal at Ignite: yes, no with a reason, or the earliest start date',
          checked: true,
        },
        { text: 'Free up the people named in an approved proposal', checked: true },
      ],
    },
  ],
  signatures: [
    { role: 'Sponsor', name: 'Karen Holloway, COO', date: 'March 11' },
    { role: 'For the cohort', name: 'Ravi Deshmukh, release manager', date: 'March 11' },
  ],
  caption: 'Sample live-problem sheet. People, company and figures are invented.',
}
