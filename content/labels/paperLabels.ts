/** Screen reader texts of the checkboxes on a working paper. */
export const paperLabels = { ticked: 'Checked:', notTicked: 'Not checked:' } as const
