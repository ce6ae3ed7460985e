import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Ground } from '../ui/Ground.tsx'
import { CONTENT, type PageGround } from './pageBox.ts'

const Content = chakra('div', {
  base: {
    width: `${CONTENT.width}px`,
    '& :is(h2, h3, h4, thead, summary)': { breakAfter: 'avoid' },
    // A mark that hangs would be cut off at the edge of its section.
    '& q': { textIndent: '0' },
    '& li, & tr, & thead, & dl > div, & figure': { breakInside: 'avoid' },
    '& tbody tr:first-of-type': { breakBefore: 'avoid' },
    // Key facts on one line.
    '& .facts dl': { gridTemplateColumns: 'none', gridAutoFlow: 'column', maxW: 'none', mt: '5' },
    // Leaves room for the rotated sheet behind a paper: Chromium would shrink a document that overflows its pages.
    '& > div > figure': { pr: '4' },
    // What reaches below its box isn't measured.
    '& dl': { mb: '0 !important' },
    // Screens side by side end with their content.
    '& li > figure': { alignSelf: 'start' },
    // Sources are expanded in print, each figure on the line of its label.
    '& tbody th strong': { display: 'inline !important' },
    '& details :is(th, td)': { py: '2 !important' },
    '& details p': { maxW: 'none' },
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& summary :is(svg, .count)': { display: 'none !important' },
  },
  variants: {
    /** Parts that fit on one page are scaled to its height before printing. */
    flows: {
      false: { display: 'grid', rowGap: '10' },
      true: { '& > * + *': { mt: '10' } },
    },
  },
})

interface SheetProps {
  ground?: PageGround
  /** Anchor of the page for the contents. */
  id?: string
  /** The part of the document that the page continues. */
  chapter?: string
  /** Whether its parts may need several pages. Others are scaled to one. */
  flows?: boolean
  children: ReactNode
}

/** Content that starts on a new page, with a full-bleed background. */
export function Sheet({ ground = 'paper', id, chapter, flows = false, children }: SheetProps) {
  return (
    <Ground
      as="section"
      data-sheet={flows ? 'flowing' : 'full'}
      id={id}
      ground={ground}
      bg="transparent"
      overflow="visible"
      css={{ page: ground, breakBefore: 'page' }}
    >
      {chapter && (
        <chakra.p height="2rem" textStyle="eyebrow">
          {chapter}
        </chakra.p>
      )}
      <Content flows={flows}>{children}</Content>
    </Ground>
  )
}
