import { formatDate } from '../collections/formatDate.ts'
import { NEVER, today } from '../collections/publication.ts'
import { articlePath, modulePath } from '../routes.ts'

/**
 * The reason why a path has no public page, such as "is a draft", or undefined when it has one.
 * @param pages the path of every page with the ISO date from which it is public
 * @param on the ISO date to check
 */
export function whyNotPublic(
  path: string,
  pages: ReadonlyMap<string, string>,
  on = today(),
): string | undefined {
  const from = pages.get(path)
  if (from === NEVER) return 'is a draft'
  if (from !== undefined)
    return from > on && from > today() ? `is scheduled for ${formatDate(from)}` : undefined
  const file = fileAt(path)
  return file ? `was removed or renamed: there is no file ${file}` : 'isn’t a page of the site'
}

/** The file of a module or an article by its path, relative to the content folder. */
function fileAt(path: string): string | undefined {
  for (const [name, start] of [
    ['modules', modulePath('')],
    ['articles', articlePath('')],
  ] as const) {
    const slug = path.startsWith(start) ? path.slice(start.length) : ''
    if (/^[a-z0-9-]+$/.test(slug)) return `${name}/${slug}.md`
  }
}
