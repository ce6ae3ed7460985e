import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const Details = chakra('details', {
  base: {
    '& > summary > div': { flex: '1' },
    '& > .title': { display: 'none' },
    // Elsewhere it stays a fold, since its contents couldn't be shown without it.
    '@supports selector(::details-content)': {
      md: {
        '& > summary': { display: 'none' },
        '& > .title': { display: 'block' },
        '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      },
    },
  },
})

interface FoldProps {
  /** What opens the part on phones. */
  title: ReactNode
  /** Whether the title is also its heading, above it where it is open. */
  isHeading?: boolean
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** A part that is folded on phones, where it can be opened and found by the browser's search, and open from tablets on and in print. */
export function Fold({ title, isHeading = false, isOpen = false, className, children }: FoldProps) {
  return (
    <Details className={className} open={isOpen}>
      <summary>
        <div>{title}</div>
        <Icon name="plus" />
      </summary>
      {isHeading && <div className="title">{title}</div>}
      {children}
    </Details>
  )
}
