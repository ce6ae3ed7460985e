import { chakra } from '@chakra-ui/react'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { WorkingPaper } from './WorkingPaper.tsx'

const Ground = chakra('div', sectionRecipe)

/** Cut by the lower edge of the ground, as if it came out of a folder. */
const Window = chakra('div', {
  base: {
    height: { base: '17rem', lg: '25rem' },
    px: { base: '5', lg: '10' },
    pt: { base: '6', lg: '10' },
    overflowY: 'clip',
    '& figcaption': { display: 'none' },
  },
})

const Figure = chakra('figure', {
  base: {
    mb: '6',
    '& > figcaption': { textStyle: 'fine', color: 'fg.quiet', mt: '2' },
    _print: { display: 'none' },
  },
})

/** The top of a filled-in working paper on a ground: a glimpse, whole on the page of its program. */
export function PaperTop({ paper, ground }: { paper: Content; ground: 'teal' | 'coral' }) {
  return (
    <Figure>
      <Ground ground={ground} space="none" borderRadius="sm" aria-hidden="true">
        <Window>
          <WorkingPaper paper={{ ...paper, parts: paper.parts.slice(0, 2), signatures: [] }} />
        </Window>
      </Ground>
      <figcaption>{paper.caption}</figcaption>
    </Figure>
  )
}
