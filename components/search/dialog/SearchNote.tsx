import { chakra } from '@chakra-ui/react'

/** A line of text in the search dialog. */
export const SearchNote = chakra('p', {
  base: { px: { base: '5', md: '6' }, py: '4', textStyle: 'aside' },
})
