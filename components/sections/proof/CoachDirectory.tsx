import { chakra } from '@chakra-ui/react'
import type { Coach } from '#content/schema/coach.ts'

const Directory = chakra('div', {
  base: {
    '& fieldset': { textStyle: 'label', display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    '& legend': { textStyle: 'body', color: 'fg.quiet' },
    '& label': { display: 'flex', alignItems: 'center', minH: '2.75rem', cursor: 'pointer' },
    '& label:has(:focus-visible)': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
    '& label:hover, & label:has(:checked)': { color: 'gold', textDecoration: 'underline' },
    '& input': { appearance: 'none' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: 'repeat(5, 1fr)' },
      columnGap: { base: '5', md: '8' },
      rowGap: { base: '3', lg: '8' },
      mt: { base: '6', lg: '8' },
    },
    '& li': {
      textStyle: { base: 'fine', md: 'note' },
      lineHeight: '1.35 !important',
      '& span': { display: 'block', color: 'fg.quiet' },
    },
    '& strong': { textStyle: { base: 'label', md: 'strong' }, display: 'block' },
    _print: { '& fieldset': { display: 'none' } },
  },
})

/** Marks the coaches of a language that is pointed at or checked; without script. */
const markedBy = (language: string) =>
  [
    `&:has(label:hover > [value=${language}], [value=${language}]:checked) [data-languages*=${language}] strong`,
    { color: 'gold', textDecoration: 'underline' },
  ] as const

interface CoachDirectoryProps {
  coaches: readonly Coach[]
  /** Names the languages to choose from. */
  highlight: string
  languages: readonly string[]
}

/** Coaches by name, with their cities and languages; those of a chosen language stand out. */
export function CoachDirectory({ coaches, highlight, languages }: CoachDirectoryProps) {
  return (
    <Directory css={Object.fromEntries(languages.map(markedBy))}>
      <fieldset>
        <legend>{highlight}</legend>
        {languages.map((language) => (
          <label key={language}>
            <input type="checkbox" value={language} autoComplete="off" />
            {language}
          </label>
        ))}
      </fieldset>
      <ul>
        {coaches.map(({ name, city, languages: spoken }) => (
          <li key={name} data-languages={spoken.join(' ')}>
            <strong>{name}</strong>
            {city}
            <span>{spoken.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Directory>
  )
}
