import { type BuiltPage, isIndexable } from './builtPage.ts'

/** Search engines cut off longer ones. */
const MAX_TITLE_LENGTH = 60

/** Says of a page with a title that search engines cut off how much to take out; undefined for any other page. */
export function longTitle(page: BuiltPage): string | undefined {
  const title = page.root.querySelector('head > title')?.text.trim() ?? ''
  // The name of a list between the two may be cut off.
  const [own = '', ...ends] = title.split(' | ')
  const over = [own, ...ends.slice(-1)].join(' | ').length - MAX_TITLE_LENGTH
  if (over <= 0 || !isIndexable(page)) return undefined
  return `${page.route}: search engines cut off "${title}": ${over} character${over === 1 ? '' : 's'} too long, with the shortName or name of the company`
}
