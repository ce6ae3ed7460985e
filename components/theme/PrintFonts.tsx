import { Global } from '@emotion/react'
import regular from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url'
import medium from '@fontsource/figtree/files/figtree-latin-500-normal.woff2?url'
import semibold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?url'
import bold from '@fontsource/figtree/files/figtree-latin-700-normal.woff2?url'
import { displayFontUrl } from './Fonts.tsx'

const sans = Object.entries({ 400: regular, 500: medium, 600: semibold, 700: bold })
  .map(
    ([weight, url]) =>
      `@font-face{font-family:'Figtree Variable';font-weight:${weight};src:url(${url}) format('woff2')}`,
  )
  .join('\n')

const faces = `${sans}\n@font-face{font-family:'Young Serif';src:url(${displayFontUrl}) format('woff2')}`

/** The site's fonts with a file per weight: Chromium embeds variable fonts in PDFs as outlines, which are larger. */
export function PrintFonts() {
  return <Global styles={faces} />
}
