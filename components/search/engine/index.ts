/** Public API of the search engine, for the build and the dialog. See README.md. */
export { IndexBuilder } from './IndexBuilder.ts'
export type { IndexManifest } from './IndexManifest.ts'
export type { SearchDocument } from './SearchDocument.ts'
export { SearchIndex } from './SearchIndex.ts'
export { type SearchAnswer, search } from './search.ts'
