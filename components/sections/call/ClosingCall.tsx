import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

/** The buttons stand under the words, an object beside both. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '18' },
    rowGap: '6',
    '& h2': { textStyle: 'title', maxW: '24ch' },
    '& .text': { textStyle: 'lead', textWrap: 'pretty', mt: '4', maxW: 'text' },
  },
  variants: {
    hasObject: {
      true: {
        gridTemplateColumns: { md: '1fr 1fr', lg: '7fr 5fr' },
        gridTemplateRows: { md: '1fr auto auto 1fr' },
        '& h2': { textStyle: { base: 'title', mdToLg: 'heading' } },
        '& > .words': { gridRow: { md: '2' } },
        '& > .actions': { gridRow: { md: '3' } },
      },
    },
  },
})

/** Stands on the lower edge of the band, or lies across it. */
const Thing = chakra('div', {
  base: {
    gridColumn: { md: '2' },
    gridRow: { md: '1 / -1' },
    alignSelf: 'end',
    // As deep as the band's padding, so that nothing is cut.
    mb: { base: 'calc(-1 * {spacing.8})', lg: 'calc(-1 * {spacing.12})' },
    // Out to the edges of a phone, and to the one edge of a tablet.
    '& img': {
      width: '100%',
      height: 'auto',
      mx: { base: '-5', md: '0' },
      minW: { base: '100vw', md: 'calc(100% + {spacing.8})', lg: '0' },
    },
    '& figure': { maxW: '28rem', height: { base: '17rem', md: 'auto' }, px: '2', overflowY: 'clip' },
    '& figure > div': { transform: 'rotate(-1.5deg)', transformOrigin: '100% 0', mt: { base: '3', lg: '0' } },
    _print: { display: 'none' },
  },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '3' },
})

interface ClosingCallProps {
  id?: string
  heading: string
  text: string
  ground?: 'coral' | 'teal' | 'tint' | 'blush' | 'sand' | 'paper'
  /** A picture that is drawn for the ground of the band. */
  picture?: Image
  /** The form that the visitor would fill in next: an ornament. */
  paper?: ReactNode
  /** Buttons. */
  children: ReactNode
}

/** The last section of a page: what to do next, beside a picture of it, a blank form, or alone. */
export function ClosingCall({
  id = 'next-step',
  heading,
  text,
  ground = 'coral',
  picture,
  paper,
  children,
}: ClosingCallProps) {
  return (
    <Section ground={ground} labelledBy={id} space="snug">
      <Row hasObject={Boolean(picture || paper)}>
        <div className="words">
          <h2 id={id}>{keepTogether(heading)}</h2>
          <p className="text">{text}</p>
        </div>
        <Actions className="actions">{children}</Actions>
        {(picture || paper) && (
          <Thing aria-hidden="true">{picture ? <Picture image={picture} sizes="32rem" /> : paper}</Thing>
        )}
      </Row>
    </Section>
  )
}
