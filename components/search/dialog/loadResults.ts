/** Fetches what finds and shows the results: on the first sign of intent, or at the latest with the dialog. */
export const loadResults = () => import('./SearchResults.tsx')
