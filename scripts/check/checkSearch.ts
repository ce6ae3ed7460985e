import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SearchIndex } from '#components/search/engine/SearchIndex.ts'
import { search } from '#components/search/engine/search.ts'
import { staticRoutes } from '#content/routes.ts'
import { isRedirectPage, readBuiltPage } from '../build/builtPage.ts'
import { SITE_MANIFEST } from '../search/buildSiteIndex.ts'
import { questions } from '../search/questions.ts'
import type { Findings } from './findings.ts'

const CLIENT = 'dist/client'

/**
 * Runs real questions against the search of the built site and reports every one whose page isn't where it must be. Modules and
 * articles may have been removed, renamed or unpublished.
 */
export async function checkSearch(): Promise<Findings> {
  const read = (file: string) => JSON.parse(readFileSync(join(CLIENT, file), 'utf8'))
  const { folder, ...manifest } = read(`search/${SITE_MANIFEST}`)
  const index = new SearchIndex(manifest, async (file) => read(join(folder, file)))
  const answerable = questions.filter(
    ({ expected }) => staticRoutes.some((route) => route === expected) || isBuilt(expected),
  )
  const problems: string[] = []
  for (const { typed, expected, amongThree } of answerable) {
    const found = (await search(index, typed, 8)).results.map(({ page }) => page)
    if (found.slice(0, amongThree ? 3 : 1).includes(expected)) continue
    const nearest = found.slice(0, 3).join(', ') || 'nothing'
    problems.push(`"${typed}" must lead to ${expected} and leads to ${nearest}`)
  }
  const summary = `${answerable.length} of ${questions.length} questions have a page, and find it.`
  return { problems, summary }
}

/** A redirect doesn't count as a page. */
function isBuilt(path: string): boolean {
  const file = join(path.slice(1), 'index.html')
  return existsSync(join(CLIENT, file)) && !isRedirectPage(readBuiltPage(CLIENT, file))
}
