import { defineRecipe } from '@chakra-ui/react'

/** Text inputs, selects and text areas; 16 px text keeps phones from zooming in. */
export const fieldRecipe = defineRecipe({
  base: {
    width: '100%',
    minH: '3rem',
    px: '4',
    py: '2',
    fontSize: '1rem',
    lineHeight: '1.5',
    color: 'ink',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'sm',
    _hover: { borderColor: 'ink' },
    _focusVisible: { outlineOffset: '1px', borderColor: 'ink' },
    // Also on hover and focus.
    '&&&[aria-invalid="true"]': { borderColor: 'fg.error', borderWidth: '2px' },
  },
})
