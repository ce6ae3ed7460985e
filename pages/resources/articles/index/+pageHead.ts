import { articleListing } from '#content/articles.ts'

export default articleListing.head
