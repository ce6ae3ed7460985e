/** Labels on an article card. */
export { articleCardLabels } from '../articleListing.ts'
