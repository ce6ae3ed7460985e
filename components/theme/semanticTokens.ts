import { defineSemanticTokens } from '@chakra-ui/react'

/** Colors by role. A background (`recipes/section.ts`) redefines the `fg` and `line` roles for its content. */
export const semanticTokens = () =>
  defineSemanticTokens({
    colors: {
      bg: {
        paper: { value: '{colors.sand.0}' },
        sand: { value: '{colors.sand.1}' },
        tint: { value: '{colors.teal.100}' },
        teal: { value: '{colors.teal.900}' },
        coral: { value: '{colors.coral.500}' },
      },
      fg: {
        quiet: { value: '{colors.sand.600}' },
        /** Links, figures and other teal text. */
        accent: { value: '{colors.teal.700}' },
        /** Small coral text: audience lines, labels. */
        warm: { value: '{colors.coral.700}' },
        error: { value: '{colors.coral.700}' },
      },
      line: {
        strong: { value: '{colors.teal.700}' },
        /** Edge of form fields; 3:1 on paper. */
        field: { value: '{colors.sand.600}' },
      },
      action: {
        solid: { value: '{colors.coral.500}' },
        solidHover: { value: '{colors.coral.300}' },
        text: { value: '{colors.ink}' },
      },
    },
  })
