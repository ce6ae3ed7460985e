import { chakra } from '@chakra-ui/react'

/** The 1200 px content width with gutters of 20 px on phones and 32 px above. */
export const Container = chakra('div', {
  base: { maxW: 'calc({sizes.content} + 4rem)', mx: 'auto', px: { base: '5', md: '8' } },
})
