import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Faces = Parameters<typeof import('satori').default>[1]['fonts']

const require = createRequire(import.meta.url)
/** File of the typeface of headings. */
export const HEADING_FACE = fileURLToPath(
  new URL('../../components/theme/fonts/young-serif.woff', import.meta.url),
)

let loaded: Faces | undefined

/** The typefaces of the site, of which satori makes outlines. */
export function faces(): Faces {
  const read = (file: string) => readFileSync(require.resolve(file))
  loaded ??= [
    {
      name: 'Young Serif',
      data: readFileSync(HEADING_FACE),
      weight: 400,
    },
    { name: 'Figtree', data: read('@fontsource/figtree/files/figtree-latin-600-normal.woff'), weight: 600 },
  ]
  return loaded
}
