import { brand } from '#content/brand.ts'

const { 900: dark } = brand.palette.teal

/**
 * What lies over the page behind a dialog; the last two digits tell how much of it is seen. Values and no tokens, because
 * browsers before 2024 do not hand the custom properties of the page down to `::backdrop`.
 */
export const backdrops = { drawer: `${dark}8C`, dialog: `${dark}99` } as const
