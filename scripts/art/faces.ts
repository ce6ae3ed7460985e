import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Faces = Parameters<typeof import('satori').default>[1]['fonts']

const require = createRequire(import.meta.url)
/** The font file for headings. */
export const HEADING_FACE = fileURLToPath(
  new URL('../../components/theme/fonts/young-serif.woff', import.meta.url),
)

let loaded: Faces | undefined

/** The fonts of the site, for converting text to outlines with satori. */
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
