import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/shownPath.ts'
import { articlePath, modulePath } from '../routes.ts'

const LINK = /\b(articlePath|modulePath)\('([^']+)'\)/g

/**
 * Links of the other pages' copy to modules and articles that are gone. A redirect keeps them good.
 * @param dir the content folder; the copy belongs to the shipped one alone
 * @param reasonOf why nothing is at an address; nothing for one that leads somewhere
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
