import { defineRecipe } from '@chakra-ui/react'

/** On its own line: bold, 44 px tap target. */
const below = {
  display: 'inline-block',
  fontWeight: 'semibold',
  fontSize: '1rem',
  textWrap: 'balance',
  py: '0.625rem',
  backgroundSize: '0 2px',
  backgroundPosition: '0 calc(100% + 0.125rem)',
  _hover: { backgroundSize: '100% 2px' },
  _print: { display: 'none !important', py: '0' },
} as const

/** A link in or beside text: the underline grows on hover. */
export const textLinkRecipe = defineRecipe({
  base: {
    color: 'fg.accent',
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'content-box',
    backgroundPosition: '0 100%',
    backgroundSize: '100% 1px',
    transition: 'background-size 220ms',
    _hover: { backgroundSize: '100% 2px' },
  },
  variants: {
    look: {
      /** 24 px tap target that doesn't affect line height. */
      inline: { py: '1' },
      standalone: below,
      /** To the parent page. */
      back: { ...below, display: 'inline-flex', alignItems: 'center', gap: '2', mb: '4' },
    },
  },
  defaultVariants: { look: 'inline' },
})
