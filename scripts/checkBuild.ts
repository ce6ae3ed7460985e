import { documents } from '#content/documents.ts'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import { canonicalOf, isRedirectPage, listBuiltPages, readBuiltPage } from './build/builtPage.ts'
import { findDownloadProblems } from './checks/findDownloadProblems.ts'
import { findPageProblems, findRepeatedHeads } from './checks/findPageProblems.ts'
import { findReferenceProblems } from './checks/findReferenceProblems.ts'

const CLIENT = 'dist/client'

/** Checks every built page and all links in it before publication. */
function main(): void {
  const pages = listBuiltPages(CLIENT).map((file) => readBuiltPage(CLIENT, file))
  const home = pages.find((page) => page.route === '/')
  const canonical = home && canonicalOf(home)
  if (!canonical)
    throw new Error(`${CLIENT}/index.html is missing or names no canonical address; run npm run build`)
  const shown = pages.filter((page) => !isRedirectPage(page))
  const problems = [
    ...shown.flatMap(findPageProblems),
    ...findRepeatedHeads(shown),
    ...findDownloadProblems(CLIENT, shown, documents.date),
    ...findReferenceProblems({
      client: CLIENT,
      pages,
      origin: new URL(canonical).origin,
      endpoints: Object.values(ENQUIRY_ENDPOINTS),
    }),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`${problems.length} problems in ${pages.length} built pages.`)
    process.exit(1)
  }
  console.log(`${shown.length} built pages are complete, and every address in them leads somewhere.`)
}

main()
