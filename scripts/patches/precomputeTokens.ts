import { fileURLToPath } from 'node:url'
import { createSystem } from '@chakra-ui/react/styled-system'
import type { Plugin } from 'vite'
import { breakpoints } from '#components/theme/breakpoints.ts'
import { semanticTokens } from '#components/theme/semanticTokens.ts'
import { tokens } from '#components/theme/tokens.ts'
import { patchLibrary } from './patchLibrary.ts'
import type { TokenValues } from './tokenDictionary.ts'

const DICTIONARY = fileURLToPath(new URL('tokenDictionary.ts', import.meta.url))

/**
 * Gives the browser the finished values of the design tokens instead of the code that computes them, and leaves out the
 * reset styles, which are part of every built page.
 */
export const precomputeTokens = (): Plugin[] => [
  {
    name: 'token-values',
    apply: 'build',
    config: () => ({ define: { TOKEN_VALUES: JSON.stringify(tokenValues()) } }),
  },
  patchLibrary({
    name: 'precompute-tokens',
    files: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    changes: {
      'token dictionary': { find: /'\.\/token-dictionary\.js'/, by: JSON.stringify(DICTIONARY) },
      'reset styles': {
        find: "import { createPreflight } from './preflight.js';",
        by: 'const createPreflight = () => ({});',
      },
    },
  }),
]

/** The values that Chakra computes, by category and name. */
function tokenValues(): TokenValues {
  const { tokens: dictionary } = createSystem({
    theme: { breakpoints, tokens: tokens(), semanticTokens: semanticTokens() },
  })
  const names = [...dictionary.categoryMap].map(([category, byName]) => {
    const own = [...byName.keys()].filter((name) => !name.startsWith('colorPalette'))
    return [category, Object.fromEntries(own.map((name) => [name, dictionary.getVar(`${category}.${name}`)]))]
  })
  return Object.fromEntries(names)
}
