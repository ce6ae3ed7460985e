import { didYouMean } from '../collections/nearest.ts'
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
  return `doesn’t exist.${didYouMean(path, [...pages.keys()])}`
}
