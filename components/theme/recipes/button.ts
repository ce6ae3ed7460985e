import { defineRecipe } from '@chakra-ui/react'

/** Buttons and links that look like buttons: 48 px high, 4 px corners. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '3rem',
    px: '6',
    py: '2',
    borderRadius: 'sm',
    borderWidth: '1.5px',
    fontSize: '1rem',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    textAlign: 'center',
    transition: 'background-color 120ms, color 120ms, border-color 120ms',
    // Waiting: as wide as before, in other colors than under the pointer, with stems that rise.
    '&&&[aria-disabled]': {
      bg: 'bg.tint',
      borderColor: 'bg.tint',
      color: 'ink',
      cursor: 'progress',
      '& svg': { animation: 'rising 1200ms steps(5) infinite' },
    },
    // A dark upper edge, visible on any background.
    _active: {
      transform: 'translateY(1px)',
      boxShadow: 'inset 0 3px 0 color-mix(in srgb, currentColor 35%, transparent)',
    },
    // On two lines, the words stay beside their icon.
    '&:has(svg)': { textAlign: 'left' },
    _print: { display: 'none' },
  },
  variants: {
    look: {
      solid: {
        bg: 'action.solid',
        borderColor: 'action.solid',
        color: 'action.text',
        _hover: { bg: 'action.solidHover', borderColor: 'currentColor' },
      },
      outline: {
        borderColor: 'currentColor',
        color: 'fg.base',
        _hover: { bg: 'color-mix(in srgb, currentColor 12%, transparent)' },
      },
    },
    size: {
      sm: { minH: '2.75rem', px: '4' },
    },
  },
  defaultVariants: { look: 'solid' },
})
