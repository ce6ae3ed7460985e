import { NEVER, today } from '../collections/publication.ts'
import { shownDate } from '../collections/shownDate.ts'
import { articlePath, modulePath } from '../routes.ts'

/**
 * Why the public finds nothing at an address, such as "is a draft"; nothing when it finds a page.
 * @param pages every address of the site with the day from which it is public
 * @param on the day that is asked about
 */
export function whyNotPublic(
  path: string,
  pages: ReadonlyMap<string, string>,
  on = today(),
): string | undefined {
  const from = pages.get(path)
  if (from === NEVER) return 'is a draft'
  if (from !== undefined)
    return from > on && from > today() ? `is scheduled for ${shownDate(from)}` : undefined
  const file = fileAt(path)
  return file ? `was removed or renamed: there is no file ${file}` : 'isn’t a page of the site'
}

/** The file that a module or an article has by its address, below the content folder. */
function fileAt(path: string): string | undefined {
  for (const [name, start] of [
    ['modules', modulePath('')],
    ['articles', articlePath('')],
  ] as const) {
    const slug = path.startsWith(start) ? path.slice(start.length) : ''
    if (/^[a-z0-9-]+$/.test(slug)) return `${name}/${slug}.md`
  }
}
