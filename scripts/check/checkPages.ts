import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import { canonicalOf, isRedirectPage, readBuiltPages } from '../build/builtPage.ts'
import type { Findings } from './Findings.ts'
import { findPageProblems, findRepeatedHeads } from './findPageProblems.ts'
import { findReferenceProblems } from './findReferenceProblems.ts'

const CLIENT = 'dist/client'

/** Checks every built page and all links in it before publication. */
export function checkPages(): Findings {
  const pages = [...readBuiltPages(CLIENT)]
  const shown = pages.filter((page) => !isRedirectPage(page))
  return {
    problems: [
      ...shown.flatMap(findPageProblems),
      ...findRepeatedHeads(shown),
      ...findDeadReferences(CLIENT, pages),
    ],
    summary: `${shown.length} built pages are complete, and every address in them leads somewhere.`,
  }
}

/** Finds links, pictures and other files of built pages that aren't there. */
export function findDeadReferences(client: string, pages = [...readBuiltPages(client)]): string[] {
  const home = pages.find((page) => page.route === '/')
  const canonical = home && canonicalOf(home)
  if (!canonical)
    throw new Error(`${client}/index.html is missing or names no canonical address; run npm run build`)
  const endpoints = Object.values(INQUIRY_ENDPOINTS)
  return findReferenceProblems({ client, pages, origin: new URL(canonical).origin, endpoints })
}
