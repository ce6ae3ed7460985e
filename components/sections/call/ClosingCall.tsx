import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { lg: '7fr 5fr' },
    alignItems: 'end',
    '& h2': { textStyle: 'title', maxW: '24ch' },
    '& p': { textStyle: 'lead', textWrap: 'pretty', mt: '4', maxW: 'text' },
  },
  variants: {
    hasScene: {
      true: {
        gridTemplateColumns: { md: '7fr 5fr' },
        // The words stand on one line with the buttons.
        '& > .words': { gridRow: { md: '1 / 3' } },
      },
    },
  },
})

/** The scene hangs from the upper edge of the band, on the ground it is drawn for. */
const Scene = chakra('div', {
  base: {
    // On phones it would stand in the way of the words.
    display: { base: 'none', md: 'block' },
    gridColumn: '2',
    mt: { base: 'calc(-1 * {spacing.8})', lg: 'calc(-1 * {spacing.12})' },
    justifySelf: 'end',
    width: { base: '80%', lg: '64%' },
    '& img': {
      width: '100%',
      aspectRatio: '6 / 5',
      objectFit: 'cover',
      // Cut at the sides alone: the tallest figure keeps its head.
      objectPosition: '75% 100%',
    },
    _print: { display: 'none' },
  },
  variants: { ground: { teal: { bg: 'bg.teal' }, coral: { bg: 'bg.coral' } } },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '3' },
})

interface ClosingCallProps {
  id?: string
  heading: string
  text: string
  ground?: 'coral' | 'teal' | 'tint' | 'blush' | 'sand' | 'paper'
  /** The scene of the page's hero, whole, with the ground it is drawn for. */
  scene?: { image: Image; ground: 'teal' | 'coral' }
  /** Buttons. */
  children: ReactNode
}

/** The last section of a page: what to do next. */
export function ClosingCall({
  id = 'next-step',
  heading,
  text,
  ground = 'coral',
  scene,
  children,
}: ClosingCallProps) {
  return (
    <Section ground={ground} labelledBy={id} space="snug">
      <Row hasScene={scene !== undefined}>
        {scene && (
          <Scene ground={scene.ground}>
            <Picture image={{ ...scene.image, alt: '' }} sizes="30rem" />
          </Scene>
        )}
        <div className="words">
          <h2 id={id}>{keepTogether(heading)}</h2>
          <p>{text}</p>
        </div>
        <Actions>{children}</Actions>
      </Row>
    </Section>
  )
}
