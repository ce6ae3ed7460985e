import { createSystem, type SystemContext } from '@chakra-ui/react'
import { baseConfig } from './baseConfig.ts'
import { globalCss } from './globalCss.ts'
import { keyframes } from './keyframes.ts'
import { semanticTokens } from './semanticTokens.ts'
import { textStyles } from './textStyles.ts'
import { tokens } from './tokens.ts'

/** The global styles stand in every built page for good, so that the browser has no need to make them again. */
const shipsGlobalCss = import.meta.env.SSR || import.meta.env.DEV

/**
 * The design system, on a ground of its own: Chakra's `defaultSystem`, `defaultConfig` or `defaultThemeConfig`
 * anywhere would bring 30 kB of JavaScript and 48 kB of token CSS, its `defaultBaseConfig` 6 kB of JavaScript.
 */
export const system: SystemContext = createSystem(baseConfig, {
  preflight: shipsGlobalCss,
  globalCss: shipsGlobalCss ? globalCss() : {},
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: shipsGlobalCss ? keyframes() : {},
  },
})
