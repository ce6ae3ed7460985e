import { chakra } from '@chakra-ui/react'
import type { PaperSignature } from '#content/schema/workingPaper.ts'
import { signaturePath } from './signaturePath.ts'
import { written } from './written.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    columnGap: '4',
    '& li': { maxW: '14rem' },
    rowGap: '3',
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
      fontSize: '0.8125rem',
      fontWeight: 'semibold',
      borderTopWidth: '1px',
      borderColor: 'currentColor',
      pt: '1',
    },
    '& .name': { ...written, fontSize: '0.9375rem', lineHeight: '1.25rem' },
  },
  variants: {
    /** Many, or none yet: five fit beside each other on a wide sheet, two on a narrow one. */
    isTight: {
      true: {
        columnGap: '4',
        rowGap: '0',
        gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
        // A role of two lines moves every name of its row down.
        '& li': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
        '& .name': { pb: '2' },
      },
    },
  },
})

/** Lines that were signed, with the role printed below each. */
export function PaperSignatures({ signatures }: { signatures: readonly PaperSignature[] }) {
  return (
    <List isTight={signatures.length > 4 || !signatures[0]?.name}>
      {signatures.map(({ role, name, date }) => (
        <li key={role}>
          <svg viewBox="0 0 150 40" preserveAspectRatio="xMinYMax" aria-hidden="true">
            <path
              d={name && signaturePath(name)}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <p className="role">{role}</p>
          {name && (
            <p className="name">
              {name}, {date}
            </p>
          )}
        </li>
      ))}
    </List>
  )
}
