import { defineRecipe } from '@chakra-ui/react'

/** A link in or beside text: the underline grows on hover. */
export const textLinkRecipe = defineRecipe({
  base: {
    color: 'fg.accent',
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 100%',
    backgroundSize: '100% 1px',
    transition: 'background-size 220ms',
    _hover: { backgroundSize: '100% 2px' },
  },
  variants: {
    look: {
      inline: {},
      /** Stands alone under a text: bold, with room to tap. */
      standalone: {
        display: 'inline-block',
        fontWeight: 'semibold',
        fontSize: '1rem',
        py: '0.375rem',
        backgroundSize: '0 2px',
        backgroundPosition: '0 calc(100% - 0.25rem)',
        _hover: { backgroundSize: '100% 2px' },
      },
    },
  },
  defaultVariants: { look: 'inline' },
})
