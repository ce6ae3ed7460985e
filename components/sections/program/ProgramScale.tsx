import { chakra } from '@chakra-ui/react'
import type { LinkText } from '#content/schema/page.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { Link } from '../../ui/Link.tsx'
import { Onward } from '../../ui/TextLink.tsx'

const Scale = chakra('nav', {
  base: {
    '& > p': { textStyle: 'label', color: 'fg.quiet', mb: '6' },
    display: { base: 'none', lg: 'block' },
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      columnGap: '4',
      alignItems: 'end',
      borderBottomWidth: '2px',
      borderColor: 'line.strong',
    },
    '& a': {
      display: 'block',
      position: 'relative',
      pl: '3',
      borderLeftWidth: '3px',
      borderColor: 'line.strong',
      _before: { ...noteHead('0.9375rem', 'line.strong'), left: '-0.5625rem', top: '-0.25rem' },
      _hover: { '& strong': { textDecoration: 'underline' } },
      '&[aria-current]': { borderColor: 'coral.500', _before: { bg: 'coral.500' } },
    },
    '& li:nth-of-type(1) a': { minH: '3.5rem' },
    '& li:nth-of-type(2) a': { minH: '5.5rem' },
    '& li:nth-of-type(3) a': { minH: '7.5rem' },
    '& strong': { textStyle: 'small', color: 'fg.accent' },
  },
})

interface ProgramScaleProps {
  heading: string
  programs: readonly LinkText[]
  /** Code of the program whose page this is. */
  current: string
}

/** The programs of a family in order, with the current one marked and links to the others. */
export function ProgramScale({ heading, programs, current }: ProgramScaleProps) {
  return (
    <Scale aria-labelledby="neighbors">
      <p id="neighbors">{heading}</p>
      <ol>
        {programs.map(({ label, href }) => (
          <li key={label}>
            <Link to={href} aria-current={label === current ? 'page' : undefined}>
              <strong>{label}</strong>
              {label !== current && <Onward />}
            </Link>
          </li>
        ))}
      </ol>
    </Scale>
  )
}
