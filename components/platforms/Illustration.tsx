import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Figure = chakra('figure', {
  base: { '& > figcaption': { textStyle: 'fine', color: 'fg.quiet', mt: '3' } },
})

interface IllustrationProps {
  /** States that it is an illustration with fictitious data. */
  caption: string
  children: ReactNode
}

/** An illustrated part of a user interface with its caption. */
export function Illustration({ caption, children }: IllustrationProps) {
  return (
    <Figure>
      {children}
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}
