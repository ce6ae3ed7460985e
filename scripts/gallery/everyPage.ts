/** What `findUses` says of a component of the shell in place of addresses. */
export const EVERY_PAGE = 'every page'
