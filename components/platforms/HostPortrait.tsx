import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { Picture } from '../ui/Picture.tsx'

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '8rem 1fr', lg: '1fr' },
    columnGap: '5',
    rowGap: '3',
    alignItems: 'end',
    maxW: { lg: '28rem' },
    '& img': { width: '100%', height: 'auto', borderRadius: 'md' },
    '& strong': { display: 'block', textStyle: 'strong' },
    '& figcaption': { textStyle: 'note', color: 'fg.quiet' },
  },
})

export interface HostPortraitText {
  portrait: Image
  name: string
  role: string
}

/** The first contact person. */
export function HostPortrait({ portrait, name, role }: HostPortraitText) {
  return (
    <Figure>
      <Picture image={portrait} sizes="28rem" />
      <figcaption>
        <strong>{name}</strong>
        {role}
      </figcaption>
    </Figure>
  )
}
