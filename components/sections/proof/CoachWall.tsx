import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import type { Coach } from '#content/schema/coach.ts'
import { Picture } from '../../ui/Picture.tsx'

const EDGE = { base: '1.25rem', md: 'max(2rem, (100vw - {sizes.content}) / 2)' } as const

/** From edge to edge of the window. On phones two long rows to push aside, with a face cut by the edge. */
const Wall = chakra('div', {
  base: {
    '--edge': EDGE,
    mx: 'calc(-1 * var(--edge))',
    mdDown: { overflowX: 'auto', overscrollBehaviorX: 'contain' },
    '& > ul': {
      display: 'grid',
      rowGap: { base: '8', lg: '10' },
      gridTemplateColumns: { base: 'repeat(10, 8.75rem)', md: 'repeat(5, 1fr)', xl: 'repeat(10, 1fr)' },
      width: { base: 'max-content', md: 'auto' },
    },
    '& img': { width: '100%', height: 'auto' },
    '& p': { textStyle: 'fine', lineHeight: '1.35', pl: '4', pr: '2', overflowWrap: 'break-word' },
    '& .name': { textStyle: 'label', lineHeight: '1.25', pt: '3', pb: '1' },
    '& .languages': { color: 'fg.quiet', pb: '2' },
    _print: {
      overflow: 'visible',
      mx: '0',
      '& > ul': { width: 'auto', gridTemplateColumns: 'repeat(5, 1fr)' },
    },
  },
})

interface CoachWallProps {
  /** Id of the heading that names the wall. */
  labelledBy: string
  coaches: readonly (Coach & { portrait: Image })[]
}

/** Coaches shoulder to shoulder, each with place, languages and whom they coach. */
export function CoachWall({ labelledBy, coaches }: CoachWallProps) {
  return (
    <Wall role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <ul>
        {coaches.map(({ name, city, languages, focus, portrait }) => (
          <li key={name}>
            <Picture image={portrait} sizes="(min-width: 80rem) 10vw, (min-width: 48rem) 20vw, 8.75rem" />
            <p className="name">{name}</p>
            <p>{city}</p>
            <p className="languages">{languages.join(', ')}</p>
            <p>{focus}</p>
          </li>
        ))}
      </ul>
    </Wall>
  )
}
