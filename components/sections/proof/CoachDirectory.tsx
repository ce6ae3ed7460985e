import { chakra } from '@chakra-ui/react'
import type { Coach } from '#content/schema/people.ts'

const Directory = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 45%), 1fr))',
    columnGap: { base: '5', md: '8' },
    rowGap: { base: '3', md: '6', lg: '8' },
    '& li': {
      textStyle: { base: 'fine', md: 'note' },
      lineHeight: '1.35 !important',
      '& span': { display: 'block', color: 'fg.quiet' },
    },
    '& strong': { textStyle: { base: 'label', md: 'strong' }, display: 'block' },
  },
})

/** Coaches by name, with their cities and the languages they coach in. */
export const CoachDirectory = ({ coaches }: { coaches: readonly Coach[] }) => (
  <Directory>
    {coaches.map(({ name, city, languages }) => (
      <li key={name}>
        <strong>{name}</strong>
        {city}
        <span>{languages.join(', ')}</span>
      </li>
    ))}
  </Directory>
)
