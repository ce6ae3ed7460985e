/** The door of the library: what the build and the dialog use. The README says how it works. */
export { IndexBuilder } from './IndexBuilder.ts'
export type { IndexManifest } from './IndexManifest.ts'
export type { SearchDocument } from './SearchDocument.ts'
export { SearchIndex } from './SearchIndex.ts'
export { type SearchAnswer, search } from './search.ts'
