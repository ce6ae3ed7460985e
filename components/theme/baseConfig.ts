import { defineConditions, defineConfig, type SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>

/**
 * The token scale of each property. Shorthands are listed after the property. Properties that are not listed are plain
 * CSS.
 */
const scales: Record<string, string> = {
  spacing:
    'margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInline:mx marginBlock:my ' +
    'padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInline:px paddingBlock:py ' +
    'gap rowGap columnGap inset insetInline:insetX top right bottom left scrollMarginBottom',
  sizes: 'width height minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH',
  colors: 'background:bg backgroundColor color fill stroke textDecorationColor borderColor borderTopColor',
  radii: 'borderRadius',
  fonts: 'fontFamily',
  fontWeights: 'fontWeight',
  zIndex: 'zIndex',
}

function utilitiesOf(table: Record<string, string>): Utilities {
  const utilities: Utilities = {}
  for (const [values, properties] of Object.entries(table)) {
    for (const entry of properties.split(' ')) {
      const [property = '', shorthand] = entry.split(':')
      utilities[property] = { values: values as never, shorthand: shorthand ? [shorthand] : undefined }
    }
  }
  return utilities
}

/**
 * Minimal replacement for Chakra's `defaultBaseConfig`, with only the properties and conditions that this site uses.
 * Chakra's has every CSS property and 100 conditions: 6 kB of JavaScript on each page.
 */
export const baseConfig = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    active: '&:active:not(:disabled)',
    focusVisible: '&:focus-visible',
    disabled: '&:disabled',
    before: '&::before',
    after: '&::after',
    print: '@media print',
  }),
  utilities: {
    ...utilitiesOf(scales),
    lineClamp: {
      transform: (value) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: value,
        WebkitBoxOrient: 'vertical',
      }),
    },
    /** For screen readers only. */
    srOnly: {
      values: { type: 'boolean' },
      transform: () => ({
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }),
    },
  },
})
