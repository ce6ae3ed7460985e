import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import { canonicalOf, isRedirectPage, listBuiltPages, readBuiltPage } from '../build/builtPage.ts'
import type { Findings } from './Findings.ts'
import { findPageProblems, findRepeatedHeads } from './findPageProblems.ts'
import { findReferenceProblems } from './findReferenceProblems.ts'

const CLIENT = 'dist/client'

/** Checks every built page and all links in it before publication. */
export function checkPages(): Findings {
  const pages = listBuiltPages(CLIENT).map((file) => readBuiltPage(CLIENT, file))
  const home = pages.find((page) => page.route === '/')
  const canonical = home && canonicalOf(home)
  if (!canonical)
    throw new Error(`${CLIENT}/index.html is missing or names no canonical address; run npm run build`)
  const shown = pages.filter((page) => !isRedirectPage(page))
  const problems = [
    ...shown.flatMap(findPageProblems),
    ...findRepeatedHeads(shown),
    ...findReferenceProblems({
      client: CLIENT,
      pages,
      origin: new URL(canonical).origin,
      endpoints: Object.values(INQUIRY_ENDPOINTS),
    }),
  ]
  const summary = `${shown.length} built pages are complete, and every address in them leads somewhere.`
  return { problems, summary }
}
