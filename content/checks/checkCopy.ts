import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/shownPath.ts'
import { FIXED_MODULE } from '../fixedModule.ts'
import { articlePath, modulePath } from '../routes.ts'

const LINK = /\b(articlePath|modulePath)\('([^']+)'\)/g

/**
 * Finds links in the pages' copy to modules and articles that aren't there. A link to a redirected path is fine.
 * @param dir the content folder; with any other than the shipped one, there is nothing to check
 * @param reasonOf why a path has no public page, or undefined when it has one
 */
export function checkCopy(
  dir: string,
  reasonOf: (path: string) => string | undefined,
  copyDir = './content',
): Problem[] {
  if (resolve(dir) !== resolve(copyDir)) return []
  const names = readdirSync(copyDir).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const links = names.sort().flatMap((name) => {
    const lines = readFileSync(join(copyDir, name), 'utf8').split('\n')
    return lines.flatMap((text, at) =>
      Array.from(text.matchAll(LINK), ([, kind, slug = '']) => ({
        file: shownPath(join(copyDir, name)),
        line: at + 1,
        path: kind === 'articlePath' ? articlePath(slug) : modulePath(slug),
      })),
    )
  })
  /** Every module's page leads to this one. */
  const fixed = { file: shownPath(join(copyDir, 'fixedModule.ts')), line: 1, path: modulePath(FIXED_MODULE) }
  return [...links, fixed].flatMap(({ path, ...place }) => {
    const reason = reasonOf(path)
    return reason ? [{ ...place, message: `the link to ${path} goes to a page that ${reason}` }] : []
  })
}
