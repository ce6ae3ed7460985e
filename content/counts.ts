import { countContent } from './collections/countContent.ts'

/**
 * The numbers of modules, themes and articles that the copy mentions. In Node they are counted from the content files; for
 * the browser, scripts/build/copyPlugin.ts replaces this file with the resulting numbers.
 */
export const counts = countContent()
