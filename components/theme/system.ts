import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss } from './globalCss.ts'
import { keyframes } from './keyframes.ts'
import { semanticTokens } from './semanticTokens.ts'
import { textStyles } from './textStyles.ts'
import { tokens } from './tokens.ts'

/**
 * The design system. It starts from `defaultBaseConfig` (utilities and conditions only): `defaultSystem`,
 * `defaultConfig` or `defaultThemeConfig` anywhere would bring 30 kB of JavaScript and 48 kB of token CSS.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
})
