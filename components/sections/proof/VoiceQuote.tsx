import { chakra } from '@chakra-ui/react'
import type { ProgramVoice } from '#content/schema/program.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '18' },
    rowGap: '6',
    alignItems: { lg: 'end' },
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
    // The portrait is at the lower edge of the band, on large screens from edge to edge.
    '& .portrait': {
      gridRow: { base: '3', md: '1 / 3' },
      alignSelf: 'stretch',
      // On phones from edge to edge.
      width: { sm: '16rem', lg: '24rem' },
      mx: { base: '-5', sm: '0' },
      mt: { lg: '-12' },
      mb: { base: '-8', lg: '-12' },
      // The faces look to the right.
      '& img': {
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: '75%',
        aspectRatio: { smDown: '5 / 4' },
      },
      _print: { display: 'none' },
    },
    _print: { display: 'block' },
  },
  variants: {
    side: {
      right: {
        '& .portrait': { justifySelf: { md: 'end' }, gridColumn: { md: '2' } },
        md: {
          gridTemplateColumns: '1fr auto',
          '& blockquote, & figcaption': { gridColumn: '1' },
        },
      },
    },
  },
})

type Background = 'paper' | 'sand' | 'tint' | 'blush' | 'teal' | 'coral'

interface VoiceQuoteProps extends ProgramVoice {
  ground?: Background
}

/** A participant's quote, large, beside the portrait. */
export function VoiceQuote({ quote, name, role, portrait, ground }: VoiceQuoteProps) {
  return (
    <Section ground={ground} space="snug" labelledBy="voice">
      {/* Depends on the background, so that the bands of two pages differ in both. */}
      <Figure side={ground === 'teal' || ground === 'blush' ? 'right' : undefined}>
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
