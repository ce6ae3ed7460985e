import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

/** On tablets the heading spans both columns; otherwise the object is beside all of the text. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '18' },
    rowGap: '6',
    '& h2': { textStyle: 'title', maxW: '24ch' },
    '& .text': { textStyle: 'lead', mt: '-2', maxW: 'text' },
  },
  variants: {
    hasObject: {
      true: {
        gridTemplateColumns: { md: '1fr 1fr', lg: '7fr 5fr' },
        gridTemplateRows: { md: 'auto auto 1fr', lg: '1fr auto auto auto 1fr' },
        '& h2': { gridColumn: { mdToLg: '1 / -1' }, gridRow: { lg: '2' } },
        '& .text': { gridRow: { md: '2', lg: '3' } },
      },
    },
  },
})

/** A decorative object, on the lower edge of the band or overlapping it. */
const Ornament = chakra('div', {
  base: {
    gridRow: { md: '2 / -1', lg: '1 / -1' },
    alignSelf: 'end',
    display: { base: 'none', md: 'block' },
    // As much as the band's padding, so that nothing is clipped.
    mb: { base: 'calc(-1 * {spacing.8})', lg: 'calc(-1 * {spacing.12})' },
    // To both edges of the window on phones, to one on tablets.
    '& img': {
      width: '100%',
      height: 'auto',
      mx: { base: '-5', md: '0' },
      minW: { base: '100vw', md: 'calc(100% + {spacing.8})', lg: '0' },
    },
    '& figure': { maxW: '28rem', px: '2', pb: { base: '6', lg: '12' } },
    '& figure > div': { transform: 'rotate(-1.5deg)' },
    _print: { display: 'none' },
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    placeContent: 'start',
    gap: '3',
    gridRow: { lg: '4' },
  },
})

/** Id of the heading; a page has one closing call. */
const ID = 'next-step'

interface ClosingCallProps {
  heading: string
  text: string
  ground?: 'coral' | 'teal' | 'tint' | 'blush' | 'sand' | 'paper'
  /** A picture drawn for the band's background. */
  picture?: Image
  /** A blank form as a decoration. */
  paper?: ReactNode
  /** Buttons. */
  children: ReactNode
}

/** The last section of a page: what to do next, beside a picture of it, a blank form, or alone. */
export function ClosingCall({ heading, text, ground = 'coral', picture, paper, children }: ClosingCallProps) {
  return (
    <Section ground={ground} labelledBy={ID} space="snug">
      <Row hasObject={Boolean(picture || paper)}>
        <h2 id={ID}>{keepTogether(heading, true)}</h2>
        <p className="text">{keepTogether(text)}</p>
        <Actions>{children}</Actions>
        {(picture || paper) && (
          <Ornament aria-hidden="true">
            {picture ? <Picture image={picture} sizes="32rem" /> : paper}
          </Ornament>
        )}
      </Row>
    </Section>
  )
}
