import { articleListing } from '#content/articleListing.ts'

export default articleListing.head
