/** What a slug looks like. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Why a file name can't be an address, or undefined when it can. */
export const slugProblem = (name: string, extension: string) =>
  SLUG.test(name)
    ? undefined
    : `the file name becomes the address: lower-case letters, digits and hyphens, as in ${slugify(name) || 'my-page'}${extension}.`

/** Letters that are more than a plain one with an accent, as the editor writes them in the name of an uploaded file. */
const PLAIN: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', đ: 'd', ä: 'ae', ö: 'oe', ü: 'ue' }

/** Makes a slug from a title: "What's new? Über-views" becomes "whats-new-ueber-views". May be empty. */
export const slugify = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\0-~]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
