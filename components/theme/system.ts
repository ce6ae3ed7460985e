import { createSystem, type SystemContext } from '@chakra-ui/react'
import { baseConfig } from './baseConfig.ts'
import { globalCss } from './globalCss.ts'
import { keyframes } from './keyframes.ts'
import { semanticTokens } from './semanticTokens.ts'
import { textStyles } from './textStyles.ts'
import { tokens } from './tokens.ts'

/** Widths of the window from which a layout changes: large phones, tablets, laptops, wide screens. */
const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' }

/** Global styles are part of every built page, so the browser doesn't create them again. */
const inEveryPage = () => ({ preflight: true, globalCss: globalCss(), theme: { keyframes: keyframes() } })

/**
 * The design system, built on `baseConfig`: Chakra's `defaultSystem`, `defaultConfig` or `defaultThemeConfig` anywhere would add
 * 30 kB of JavaScript and 48 kB of token CSS, its `defaultBaseConfig` 6 kB of JavaScript.
 */
export const system: SystemContext = createSystem(
  baseConfig,
  { theme: { breakpoints, tokens: tokens(), semanticTokens: semanticTokens(), textStyles } },
  import.meta.env.SSR || import.meta.env.DEV ? inEveryPage() : {},
)
