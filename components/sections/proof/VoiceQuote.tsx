import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { ratingLabel } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { ProgramVoice } from '#content/schema/program.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { range } from '../../ui/range.ts'
import { Section } from '../../ui/Section.tsx'

/** The first voice over the full width, or beside the others. */
const Voices = chakra('div', {
  base: {
    '& figure': { display: 'grid', gap: { base: '6', lg: '8', _print: '2' }, alignContent: 'start' },
    // The quotation mark hangs in the margin.
    '& blockquote': { textIndent: '-0.32em', _print: { textIndent: '0' } },
    '& > figure > blockquote': {
      textStyle: 'subheading',
      lineHeight: '1.2',
      // Long quotes have more lines there than browsers balance.
      textWrap: { base: 'pretty', md: 'balance' },
      color: 'fg.accent',
      textIndent: { base: '-0.51em', _print: '0' },
    },
    '& figcaption': { display: 'flex', alignItems: 'center', gap: '4', textStyle: 'note' },
    '& img': { width: { base: '4.5rem', _print: '3rem' }, borderRadius: '50%', bg: 'sand.0' },
    '& .name': { textStyle: 'strong' },
    '& .stars': { display: 'flex', gap: '0.125rem', mt: '1' },
    '& ul': {
      display: 'grid',
      gap: '8',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
      '& li + li': { borderTopWidth: { mdDown: '1px' }, pt: { mdDown: '8' } },
      // Who speak side by side are on one line.
      '& :is(li, figure)': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    },
  },
  variants: {
    /** As the picture of its band, rather than beside one. */
    isLarge: {
      true: { '& > figure > blockquote': { textStyle: { base: 'subheading', md: 'title' } } },
      false: { '& > figure > blockquote': { textWrap: { xl: 'pretty' } } },
    },
    hasOthers: {
      true: {
        display: 'grid',
        gap: { base: '8', lg: '18', _print: '4' },
        gridTemplateColumns: { lg: '7fr 5fr' },
        '& ul': { borderTopWidth: { lgDown: '1px' }, pt: { lgDown: '8' } },
      },
    },
  },
})

interface Voice extends ProgramVoice {
  /** Stars, out of 5. */
  rating?: number
}

interface VoiceQuoteProps extends Voice {
  /** Further voices, shown smaller beside it. */
  others?: readonly Voice[]
  /** Beside something larger, in the band of that. */
  small?: boolean
}

/** A quote with a small portrait of who said it, as the picture of a band of its own. */
export function VoiceQuote({ others, small = false, ...voice }: VoiceQuoteProps) {
  const nameId = useId()
  const draw = ({ quote, name, role, rating, portrait }: Voice, id?: string) => (
    <figure>
      <blockquote>{keepTogether(`“${quote}”`)}</blockquote>
      <figcaption>
        <Picture image={portrait} sizes="72px" />
        <div>
          <p>
            <span className="name" id={id}>
              {name}
            </span>
            <br />
            {role}
          </p>
          {rating && (
            <div className="stars" role="img" aria-label={fill(ratingLabel, { rating })}>
              {range(1, rating).map((star) => (
                <Icon key={star} name="star" size={16} filled />
              ))}
            </div>
          )}
        </div>
      </figcaption>
    </figure>
  )
  const voices = (
    <Voices isLarge={!small} hasOthers={Boolean(others)}>
      {draw(voice, nameId)}
      {others && (
        <ul>
          {others.map((other) => (
            <li key={other.name}>{draw(other)}</li>
          ))}
        </ul>
      )}
    </Voices>
  )
  return small ? (
    voices
  ) : (
    <Section ground="coral" labelledBy={nameId}>
      {voices}
    </Section>
  )
}
