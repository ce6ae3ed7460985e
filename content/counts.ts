import { countContent } from './collections/countContent.ts'

/**
 * How much there is, for copy that says so. Read from the content where Node runs this file; pages get the numbers alone,
 * which scripts/build/countsPlugin.ts puts in the place of this file.
 */
export const counts = countContent()
