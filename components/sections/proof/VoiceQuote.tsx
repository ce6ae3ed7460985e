import { chakra } from '@chakra-ui/react'
import type { ProgramVoice } from '#content/schema/program.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '18' },
    rowGap: '6',
    gridTemplateColumns: { md: 'auto 1fr' },
    gridTemplateRows: { md: '1fr auto' },
    '& blockquote': {
      fontFamily: 'heading',
      fontSize: 'min(clamp(1.625rem, 1.2rem + 1.75vw, 2.625rem), 10vw)',
      lineHeight: '1.2',
      letterSpacing: '-0.015em',
      textWrap: 'pretty',
      // The quotation mark hangs in the margin.
      textIndent: '-0.42em',
      _print: { fontSize: '1.375rem', textIndent: '0' },
    },
    '& figcaption': { textStyle: 'note' },
    '& .name': { textStyle: 'strong' },
    '& .role': { color: 'fg.quiet' },
    // The portrait stands on the lower edge of the band.
    '& .portrait': {
      gridRow: { base: '3', md: '1 / 3' },
      alignSelf: 'end',
      width: { base: '10rem', md: '12rem', lg: '13rem' },
      mb: { base: 'calc(-1 * {spacing.8})', lg: 'calc(-1 * {spacing.12})' },
      '& img': { width: '100%', height: 'auto' },
      _print: { display: 'none' },
    },
    _print: { display: 'block' },
  },
  variants: {
    side: {
      right: {
        md: {
          gridTemplateColumns: '1fr auto',
          '& .portrait': { gridColumn: '2' },
          '& blockquote, & figcaption': { gridColumn: '1' },
        },
      },
    },
    size: {
      /** From the upper to the lower edge of the band. */
      full: {
        lg: {
          alignItems: 'end',
          '& .portrait': {
            alignSelf: 'stretch',
            width: '24rem',
            minH: '24rem',
            my: 'calc(-1 * {spacing.12})',
          },
          '& .portrait img': { height: '100%', objectFit: 'cover' },
        },
      },
    },
  },
})

type Ground = 'paper' | 'sand' | 'tint' | 'blush' | 'teal' | 'coral'

interface VoiceQuoteProps extends ProgramVoice {
  ground?: Ground
}

/** Where the portrait stands, by the ground of the band, so that the bands of two pages differ in both. */
const forms: Partial<Record<Ground, { side?: 'right'; size?: 'full' }>> = {
  teal: { side: 'right' },
  blush: { side: 'right', size: 'full' },
  sand: { size: 'full' },
}

/** A participant's words, large, beside the face. */
export function VoiceQuote({ quote, name, role, portrait, ground }: VoiceQuoteProps) {
  return (
    <Section ground={ground} space="snug" labelledBy="voice">
      <Figure {...(ground && forms[ground])}>
        <blockquote>“{quote}”</blockquote>
        <figcaption>
          <p className="name" id="voice">
            {name}
          </p>
          <p className="role">{role}</p>
        </figcaption>
        <div className="portrait">
          <Picture image={portrait} sizes="15rem" />
        </div>
      </Figure>
    </Section>
  )
}
