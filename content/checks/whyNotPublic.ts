import { nearest } from '../collections/nearest.ts'
import { formatDate, NEVER, today } from '../collections/publication.ts'

/**
 * The reason why a path has no public page, such as "is a draft.", or undefined when it has one.
 * @param pages the path of every page with the ISO date from which it is public
 * @param on the ISO date to check
 */
export function whyNotPublic(path: string, pages: ReadonlyMap<string, string>, on = ''): string | undefined {
  const from = pages.get(path)
  if (from === NEVER) return 'is a draft. Until it is published, the link leads to the list.'
  if (from !== undefined)
    return from > on && from > today()
      ? `is scheduled for ${formatDate(from)}. Until then the link leads to the list.`
      : undefined
  const near = nearestPath(path, [...pages.keys()])
  return near ? `doesn’t exist. Did you mean "${near}"?` : 'doesn’t exist.'
}

/** The page of the same folder whose last segment is most like that of a path. */
function nearestPath(path: string, pages: readonly string[]): string | undefined {
  const plain = path.replace(/\/$/, '')
  const folder = plain.slice(0, plain.lastIndexOf('/') + 1)
  const siblings = pages.filter((page) => page.startsWith(folder)).map((page) => page.slice(folder.length))
  const near = nearest(plain.slice(folder.length), siblings)
  return near && folder + near
}
