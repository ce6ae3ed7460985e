/** Loads the results code: on the first sign of intent, at the latest with the dialog. */
export const loadResults = () => import('./SearchResults.tsx')
