import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/shownPath.ts'
import { articlePath, modulePath } from '../routes.ts'

const LINK = /\b(articlePath|modulePath)\('([^']+)'\)/g

/**
 * Links of the other pages' copy to modules and articles that are gone. A redirect keeps them good.
 * @param dir the content folder; the copy belongs to the shipped one alone
 * @param isKnown whether an address leads somewhere
 */
export function checkCopy(dir: string, isKnown: (path: string) => boolean, copyDir = './content'): Problem[] {
  if (resolve(dir) !== resolve(copyDir)) return []
  const files = readdirSync(copyDir).filter((name) => /(?<!\.test)\.ts$/.test(name))
  return files.sort().flatMap((name) => {
    const file = join(copyDir, name)
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((text, at) =>
      [...text.matchAll(LINK)]
        .map(([, kind, slug = '']) => (kind === 'articlePath' ? articlePath(slug) : modulePath(slug)))
        .filter((path) => !isKnown(path))
        .map((path) => ({
          file: shownPath(file),
          line: at + 1,
          message: `the link leads to ${path}, which is not public. Lead to another page, or add the address to redirects.yaml.`,
        })),
    )
  })
}
