import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { keepTogether } from '../ui/keepTogether.tsx'

const Part = chakra('div', {
  base: {
    '& > h2': { textStyle: 'title', maxW: 'headline', mb: '6' },
    '& > h2 + p': { maxW: 'text', color: 'fg.quiet', mt: '-2', mb: '6' },
  },
})

interface SheetPartProps {
  heading: string
  text?: string | undefined
  children?: ReactNode
}

/** A part of a sheet below its heading. */
export function SheetPart({ heading, text, children }: SheetPartProps) {
  return (
    <Part>
      <h2>{keepTogether(heading, true)}</h2>
      {text && <p>{keepTogether(text)}</p>}
      {children}
    </Part>
  )
}
