import type { Plural } from './fields.ts'

/** Fills the blanks of a text: `fill('{shown} of {total}', { shown: 3, total: 24 })` is "3 of 24"; a blank without a value remains. */
export const fill = (text: string, blanks: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole))

/** Fills the form of a text that a number asks for. The number is the first blank. */
export const fillPlural = (forms: Plural, blanks: Readonly<Record<string, string | number>>): string =>
  fill(Object.values(blanks)[0] === 1 ? forms.one : forms.other, blanks)
