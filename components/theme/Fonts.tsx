import { Global } from '@emotion/react'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import youngSerif from './fonts/young-serif.woff2?url'

/** Address of the display font, preloaded by every page. */
export const displayFontUrl = youngSerif

/**
 * The fallbacks have the metrics of the web fonts, so that nothing shifts when those load. Their widths make the site's
 * headings and leads break into as many lines as with the web fonts, at 390, 768 and 1440 px.
 */
const faces = `
@font-face{font-family:'Young Serif';font-display:swap;src:url(${youngSerif}) format('woff2')}
@font-face{font-family:'Figtree Variable';font-display:swap;font-weight:300 900;src:url(${figtree}) format('woff2')}
@font-face{font-family:'Young Serif Fallback';src:local('Georgia');ascent-override:91.7544%;descent-override:32.1053%;size-adjust:114%}
@font-face{font-family:'Young Serif Fallback 2';src:local('Times New Roman'),local('Liberation Serif');ascent-override:83.6793%;descent-override:29.2798%;line-gap-override:0%;size-adjust:125%}
@font-face{font-family:'Figtree Fallback';font-weight:300 500;src:local('Arial'),local('Liberation Sans');ascent-override:94.5262%;descent-override:24.8754%;line-gap-override:0%;size-adjust:100.5%}
@font-face{font-family:'Figtree Fallback';font-weight:600 900;src:local('Arial Bold'),local('Liberation Sans Bold');ascent-override:100.6035%;descent-override:26.4748%;line-gap-override:0%;size-adjust:94.43%}
`

/** Self-hosted faces, latin subset, inlined with the critical CSS. */
export function Fonts() {
  // Already part of the page (see system.ts).
  return <Global styles={import.meta.env.SSR || import.meta.env.DEV ? faces : ''} />
}
