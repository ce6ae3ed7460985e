import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import type { Coach } from '#content/schema/coach.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Visible part of the next portrait on phones: less than the indent of its text. */
const PEEK = '{spacing.5}'

const EDGE = { base: '{spacing.5}', md: 'max(2rem, (100vw - {sizes.content}) / 2)' } as const

/**
 * From edge to edge of the window. On phones two scrollable rows, which snap so that text is never clipped and a strip of
 * the next portrait is visible.
 */
const Wall = chakra('div', {
  base: {
    '--edge': EDGE,
    mx: 'calc(-1 * var(--edge))',
    mdDown: {
      '--shown': { base: '2', sm: '3' },
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      '& li': { scrollSnapAlign: 'start' },
    },
    '& > ul': {
      display: 'grid',
      rowGap: { base: '8', lg: '10' },
      gridTemplateColumns: {
        base: `repeat(10, calc((100vw - ${PEEK}) / var(--shown)))`,
        md: 'repeat(5, 1fr)',
        xl: 'repeat(10, 1fr)',
      },
      width: { base: 'max-content', md: 'auto' },
      // So that the last ones snap like all others.
      pr: { base: PEEK, md: '0' },
    },
    '& img': { width: '100%', height: 'auto' },
    '& p': {
      textStyle: 'fine',
      lineHeight: '1.35',
      pl: { base: '6', md: '4' },
      pr: '2',
      overflowWrap: 'break-word',
    },
    // First and last name on separate lines, so that the cities align.
    '& .name': { textStyle: 'label', lineHeight: '1.25', pt: '3', pb: '1', wordSpacing: '100vw' },
    '& .languages': { color: 'fg.quiet' },
    _print: {
      overflow: 'visible',
      mx: '0',
      '& > ul': { width: 'auto', gridTemplateColumns: 'repeat(5, 1fr)' },
    },
  },
})

const Caption = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2',
    mb: '3',
    textStyle: 'label',
    // On phones, where only the first ones are visible.
    '& svg': { color: 'fg.warm', display: { md: 'none' }, _print: { display: 'none' } },
  },
})

interface CoachWallProps {
  /** Id of the heading that names the wall. */
  labelledBy: string
  coaches: readonly (Coach & { portrait: Image })[]
  /** How many of the coaches are shown, and how. */
  shown: string
}

/** Portraits of coaches without gaps, each with city and languages. */
export function CoachWall({ labelledBy, coaches, shown }: CoachWallProps) {
  return (
    <>
      <Caption>
        {shown}
        <Icon name="arrow" />
      </Caption>
      <Wall role="group" aria-labelledby={labelledBy} tabIndex={0}>
        <ul>
          {coaches.map(({ name, city, languages, portrait }) => (
            <li key={name}>
              <Picture
                image={portrait}
                sizes="(min-width: 80rem) 10vw, (min-width: 48rem) 20vw, (min-width: 30rem) 33vw, 50vw"
              />
              <p className="name">{name}</p>
              <p>{city}</p>
              <p className="languages">{languages.join(', ')}</p>
            </li>
          ))}
        </ul>
      </Wall>
    </>
  )
}
