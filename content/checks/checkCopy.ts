import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/shownPath.ts'
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
  const files = readdirSync(copyDir).filter((name) => /(?<!\.test)\.ts$/.test(name))
  return files.sort().flatMap((name) => {
    const file = join(copyDir, name)
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((text, at) =>
      [...text.matchAll(LINK)]
        .map(([, kind, slug = '']) => (kind === 'articlePath' ? articlePath(slug) : modulePath(slug)))
        .flatMap((path) => {
          const reason = reasonOf(path)
          const message = `the link goes to ${path}, which ${reason}. Link to another page, or add the address to redirects.yaml.`
          return reason ? [{ file: shownPath(file), line: at + 1, message }] : []
        }),
    )
  })
}
