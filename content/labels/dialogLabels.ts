/** Words that all dialogs share. */
export const dialogLabels = { close: 'Close' }
