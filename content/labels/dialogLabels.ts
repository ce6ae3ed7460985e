/** Labels shared by all dialogs. */
export const dialogLabels = { close: 'Close' }
