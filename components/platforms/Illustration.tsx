import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Figure = chakra('figure', {
  base: { '& > figcaption': { textStyle: 'fine', color: 'fg.quiet', mt: '3' } },
})

interface IllustrationProps {
  /** Says that it is a drawing, and that what it shows is invented. */
  caption: string
  children: ReactNode
}

/** A drawn piece of interface with its caption. */
export function Illustration({ caption, children }: IllustrationProps) {
  return (
    <Figure>
      {children}
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}
