import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { BlankPaper } from '../../paper/BlankPaper.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

const Row = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '18' },
    rowGap: '6',
    '& h2': { textStyle: 'title', maxW: '24ch' },
    '& .text': { textStyle: 'lead', textWrap: 'pretty', mt: '4', maxW: 'text' },
  },
  variants: {
    object: {
      /** The buttons stand at the right, on the last line of the words. */
      none: { gridTemplateColumns: { lg: '7fr 5fr' }, alignItems: 'end' },
      /** The buttons stand under the words, the object beside both. */
      beside: {
        gridTemplateColumns: { md: '7fr 5fr' },
        gridTemplateRows: { md: '1fr auto auto 1fr' },
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
    mb: { base: 'calc(-1 * {spacing.12})', lg: 'calc(-1 * {spacing.18})' },
    _print: { display: 'none' },
  },
  variants: {
    kind: {
      picture: {
        mt: { md: 'calc(-1 * {spacing.6})', lg: 'calc(-1 * {spacing.10})' },
        // Out to the edge of a phone, where it is drawn for the whole width.
        mx: { base: 'calc(-1 * {spacing.5})', md: '0' },
        '& img': { width: '100%', height: 'auto' },
      },
      paper: {
        containerType: 'inline-size',
        width: '100%',
        maxW: '26rem',
        justifySelf: { md: 'end' },
        height: { base: '15rem', md: '20rem' },
        pt: { base: '4', md: '0' },
        px: '2',
        overflowY: 'clip',
        '& > div': { transform: 'rotate(-1.5deg)', transformOrigin: '100% 0', mt: '3' },
      },
    },
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
  /** A form that the visitor would fill in next. */
  paper?: WorkingPaper
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
      <Row object={picture || paper ? 'beside' : 'none'}>
        <div className="words">
          <h2 id={id}>{keepTogether(heading)}</h2>
          <p className="text">{text}</p>
        </div>
        <Actions className="actions">{children}</Actions>
        {picture && (
          <Thing kind="picture">
            <Picture image={{ ...picture, alt: '' }} sizes="32rem" />
          </Thing>
        )}
        {paper && (
          <Thing kind="paper">
            <BlankPaper paper={paper} />
          </Thing>
        )}
      </Row>
    </Section>
  )
}
