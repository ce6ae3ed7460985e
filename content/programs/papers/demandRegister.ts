import type { WorkingPaper } from '../../schema/workingPaper.ts'

/** T2: the demands of a change that conflict, with what was decided and until when it holds. */
export const demandRegister: WorkingPaper = {
  form: 'register',
  title: 'Register of conflicting demands',
  purpose: 'Every conflict between the change plan and an earlier promise, and its decision.',
  when: 'Week 5, first decision hour',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'The change', value: 'Finance service center: functions to process teams' },
        { label: 'Cards so far', value: '11 raised, 9 decided, 2 open. The first four:' },
      ],
    },
    {
      kind: 'table',
      title: 'Conflicts and decisions',
      mark: 'numbered',
      columns: ['Conflict', 'Decision', 'Raised', 'Ends or reviewed'],
      rows: [
        [
          'Month-end reconciliation: old process, or process teams with no owner for it?',
          'Old process once more. Differences below $5,000 are mine to explain.',
          'April 7',
          'April 30',
        ],
        [
          'Two analysts promised to both the project and the audit',
          'The audit first, then full time on the project',
          'April 7',
          'May 7',
        ],
        [
          'A customer contract asks for weekly reports; the new system makes them monthly',
          'Weekly, by hand, until the contract is renewed',
          'April 8',
          'June 30',
        ],
        [
          'Approval limits: old organization chart or new one?',
          'Open. Needs the figures from legal.',
          'April 14',
          'In week 7',
        ],
      ],
    },
  ],
  signatures: [
    { role: 'Decided by', name: 'Anders Holm, VP shared services', date: 'April 14' },
    { role: 'Kept by', name: 'Grace Paulsen, head of finance operations', date: 'April 14' },
  ],
  caption: 'Sample register. People, company and figures are invented.',
}
