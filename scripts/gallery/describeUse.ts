import { EVERY_PAGE } from './everyPage.ts'

/** Number of addresses shown; they fit on two lines. */
const SHOWN = 6

/** Describes where a section is used, from the addresses that `findUses` found. */
export function describeUse(addresses: readonly string[]): string {
  if (addresses.length === 0) return 'Not used on any page'
  if (addresses.includes(EVERY_PAGE)) return `Used on ${EVERY_PAGE}`
  if (isUsedOnce(addresses)) return `Used on ${addresses[0]} only`
  const more = addresses.length - SHOWN
  return `Used on ${addresses.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Whether only one page uses it. */
export const isUsedOnce = (addresses: readonly string[] = []) =>
  addresses.length === 1 && addresses[0] !== EVERY_PAGE
