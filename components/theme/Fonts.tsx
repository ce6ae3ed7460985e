import { Global } from '@emotion/react'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import youngSerif from './fonts/young-serif.woff2?url'

/** Addresses of the typefaces, preloaded by every page: the text face too, because an `optional` one that is late isn't used. */
export const displayFontUrl = youngSerif
export const textFontUrl = figtree

/**
 * `optional`: a first visit on a slow line keeps the system's faces instead of setting every title anew when ours arrive; the
 * next page has them.
 */
const faces = `
@font-face{font-family:'Young Serif';font-display:optional;src:url(${youngSerif}) format('woff2')}
@font-face{font-family:'Figtree Variable';font-display:optional;font-weight:300 900;src:url(${figtree}) format('woff2')}
`

/** Self-hosted faces, latin subset, inlined with the critical CSS. */
export function Fonts() {
  // Already part of the page (see system.ts).
  return <Global styles={import.meta.env.SSR || import.meta.env.DEV ? faces : ''} />
}
