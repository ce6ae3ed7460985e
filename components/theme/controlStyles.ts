import type { SystemStyleObject } from '@chakra-ui/react'
import { brand } from '#content/brand.ts'

/** A line icon on a 24 px grid in the color of the text, for the parts of controls that only a background can paint. */
const icon = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${brand.palette.ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`

/** Where the system sets the colors, its own control is the better one. */
const own = '@media (forced-colors: none)'

/** The parts of form controls and windows that browsers draw, each in its own way. */
export const controlStyles = (): Record<string, SystemStyleObject> => ({
  select: {
    // The recipe of fields stands in a later layer, which only an important rule of an earlier one outdoes.
    [own]: {
      appearance: 'none',
      pr: '2.75rem !important',
      backgroundImage: `${icon('M6 9.5l6 6 6-6')} !important`,
      backgroundRepeat: 'no-repeat !important',
      backgroundPosition: 'right 0.875rem center !important',
      backgroundSize: '1.25rem !important',
    },
  },
  // It grows with its text where browsers can do that, and needs no grip there.
  '@supports (field-sizing: content)': {
    textarea: { fieldSizing: 'content', maxHeight: '70vh', resize: 'none !important' },
    // As many lines at least as it has without.
    ...Object.fromEntries(
      [2, 3, 6].map((rows) => [
        `textarea[rows="${rows}"]`,
        { minHeight: `calc(${rows}lh + 1rem + 2px) !important` },
      ]),
    ),
  } as SystemStyleObject,
  'input::-webkit-calendar-picker-indicator': {
    [own]: {
      width: '1.25rem',
      height: '1.25rem',
      p: '0.375rem',
      mr: '-0.375rem',
      cursor: 'pointer',
      background: `${icon('M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4')} center / 1.25rem no-repeat`,
    },
  },
  'input[type="search"]': { appearance: 'none' },
  'input::-webkit-search-cancel-button': {
    [own]: {
      appearance: 'none',
      width: '1.25rem',
      height: '1.25rem',
      cursor: 'pointer',
      background: `${icon('M6 6l12 12M18 6L6 18')} center / 1.25rem no-repeat`,
    },
  },
  'input[type="number"]': { appearance: 'textfield' },
})
