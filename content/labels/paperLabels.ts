/** What the boxes of a working paper say to a screen reader. */
export const paperLabels = { ticked: 'Checked:', notTicked: 'Not checked:' } as const
