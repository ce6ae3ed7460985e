import type { SystemStyleObject } from '@chakra-ui/react'
import { brand } from '#content/brand.ts'

/** A line icon on a 24 px grid in the text color, as a background image for controls that can't contain elements. */
const icon = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${brand.palette.ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`

/** With forced colors, the native controls are kept. */
const unlessForced = '@media (forced-colors: none)'

/** Evens out the parts of form controls that differ between browsers. */
export const controlStyles = (): Record<string, SystemStyleObject> => ({
  select: {
    // The field recipe is in a later layer; only `!important` in an earlier layer overrides it.
    [unlessForced]: {
      appearance: 'none',
      pr: '2.75rem !important',
      backgroundImage: `${icon('M6 9.5l6 6 6-6')} !important`,
      backgroundRepeat: 'no-repeat !important',
      backgroundPosition: 'right 0.875rem center !important',
      backgroundSize: '1.25rem !important',
    },
  },
  // Grows with its text, so it needs no resize handle.
  '@supports (field-sizing: content)': {
    textarea: { fieldSizing: 'content', maxHeight: '70vh', resize: 'none !important' },
    // At least the height of its `rows`, which `field-sizing` ignores.
    ...Object.fromEntries(
      [2, 6].map((rows) => [
        `textarea[rows="${rows}"]`,
        { minHeight: `calc(${rows}lh + 1rem + 2px) !important` },
      ]),
    ),
  } as SystemStyleObject,
  'input[type="search"]': { appearance: 'none' },
  'input::-webkit-search-cancel-button': {
    [unlessForced]: {
      appearance: 'none',
      width: '1.25rem',
      height: '1.25rem',
      cursor: 'pointer',
      // WebKit has a mask of its own.
      maskImage: 'none',
      background: `${icon('M6 6l12 12M18 6L6 18')} center / 1.25rem no-repeat`,
    },
  },
})
