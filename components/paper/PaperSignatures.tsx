import { chakra } from '@chakra-ui/react'
import type { PaperSignature } from '#content/schema/workingPaper.ts'
import { written } from './written.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 30%), 1fr))',
    columnGap: '4',
    // Aligns the names of a row when a role takes two lines.
    '& li': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', maxW: '14rem' },
    // On a sheet with room for two, the first of an odd number has a row of its own.
    '@container (max-width: 29.99rem)': {
      '& li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    },
    '& svg': {
      maxW: '100%',
      height: { base: '2.5rem', _print: '2rem' },
      mb: '-0.6rem',
      fill: 'none',
      stroke: 'fg.accent',
    },
    '& .role': {
      textStyle: 'fine',
      fontWeight: 'semibold',
      borderTopWidth: '1px',
      borderColor: 'currentColor',
      pt: '0.625rem',
    },
    '& .name': {
      ...written,
      fontSize: '0.9375rem',
      lineHeight: '1.25rem',
      mt: '1',
      pb: { base: '2', _print: '0' },
    },
  },
})

/** Signature lines with the role printed below each. */
export function PaperSignatures({ signatures }: { signatures: readonly PaperSignature[] }) {
  return (
    <List>
      {signatures.map(({ role, name, date }) => (
        <li key={role}>
          <svg viewBox="0 0 150 40" preserveAspectRatio="xMinYMax" aria-hidden="true">
            <path d={signaturePath(name)} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <p className="role">{role}</p>
          <p className="name">
            {name}, {date}
          </p>
        </li>
      ))}
    </List>
  )
}

/**
 * A signature as one stroke, for a box 150 wide and 40 high with its line at 28. Deterministic: derived from the name, with
 * tall capitals, rolling lowercase letters of a personal size and slant, and a trailing last stroke.
 */
export function signaturePath(name: string): string {
  const person = name.replace(/,.*| /g, '')
  const hand = [...person].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const width = 7 + (hand % 6)
  const slant = (hand % 9) - 2
  const strokes = [...person].slice(0, 5 + (hand % 5)).map((letter, index) => {
    const code = letter.charCodeAt(0) + hand + index * 7
    const rise = letter < 'a' ? 18 + (code % 9) : 3 + (hand % 5) + (code % 4 ? code % 3 : 9)
    return `c${slant}-${rise} ${width + slant}-${rise} ${width - 3}-1s${code % 5 ? '1 3' : '-3 10'} 3 0`
  })
  return `M4 28${strokes.join('')}${hand % 2 ? 'c10-8 18 6 34-7' : 's12 8 30-4-22 8-60 6'}`
}
