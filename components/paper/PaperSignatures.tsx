import { chakra } from '@chakra-ui/react'
import type { PaperSignature } from '#content/schema/workingPaper.ts'
import { signaturePath } from './signaturePath.ts'
import { written } from './written.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoColumns: '1fr',
    columnGap: '4',
    // Aligns the names of a row when a role takes two lines.
    '& li': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', maxW: '14rem' },
    '@container (min-width: 34rem)': { gridAutoFlow: 'column' },
    // Two columns; with an odd number, the first spans both.
    '@container (max-width: 33.99rem)': {
      gridTemplateColumns: '1fr 1fr',
      '& li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1', maxW: 'none' },
    },
    '& svg': {
      display: 'block',
      width: '9.375rem',
      maxW: '100%',
      height: '2.5rem',
      mb: '-0.6rem',
      color: 'fg.accent',
    },
    '& .role': {
      textStyle: 'fine',
      fontWeight: 'semibold',
      borderTopWidth: '1px',
      borderColor: 'currentColor',
      pt: '1',
    },
    '& .name': { ...written, fontSize: '0.9375rem', lineHeight: '1.25rem', pb: '2' },
  },
})

/** Signature lines with the role printed below each. */
export function PaperSignatures({ signatures }: { signatures: readonly PaperSignature[] }) {
  return (
    <List>
      {signatures.map(({ role, name, date }) => (
        <li key={role}>
          <svg viewBox="0 0 150 40" preserveAspectRatio="xMinYMax" aria-hidden="true">
            <path
              d={signaturePath(name)}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
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
