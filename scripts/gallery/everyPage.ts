/** Returned by `findUses` in place of addresses for a component around every page. */
export const EVERY_PAGE = 'every page'
