import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Ground } from '../ui/Ground.tsx'

const Figure = chakra('figure', {
  base: {
    '& + *': { mt: { base: '8', lg: '10' } },
    '& > figcaption': { textStyle: 'aside', textWrap: 'pretty', mt: '3' },
    '& > div': { borderRadius: 'md', overflow: 'hidden', _print: { border: '1px solid' } },
    '& .bar': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      px: { base: '4', md: '6' },
      py: '3',
      bg: 'line.base',
      textStyle: 'note',
      '& strong': { textStyle: 'label' },
    },
    '& .body': { p: { base: '4', md: '6' } },
  },
  variants: { ground: { teal: { '& .bar': { bg: { base: 'teal.700', _print: 'line.base' } } }, tint: {} } },
})

interface ScreenProps {
  ground: 'teal' | 'tint'
  /** Title bar: what is open, and a fact about it. */
  title: string
  fact?: string
  /** Says that its content is invented, where nothing near it does. */
  caption?: string | undefined
  children: ReactNode
}

/** A part of a product's user interface. */
export function Screen({ ground, title, fact, caption, children }: ScreenProps) {
  return (
    <Figure ground={ground}>
      <Ground ground={ground}>
        <p className="bar">
          <strong>{title}</strong> {fact && <span>{fact}</span>}
        </p>
        <div className="body">{children}</div>
      </Ground>
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  )
}
