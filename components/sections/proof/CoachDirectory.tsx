import { chakra } from '@chakra-ui/react'
import { fill } from '#content/schema/fill.ts'
import type { Coach } from '#content/schema/people.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Input.tsx'

/** Coaches that phones show at first. */
const FIRST = 8

const Directory = chakra('div', {
  base: {
    '& label': { textStyle: 'label', display: 'block', mb: '2' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: {
        base: '1fr 1fr',
        md: 'repeat(4, 1fr)',
        lg: 'repeat(5, 1fr)',
        _print: 'repeat(4, 1fr)',
      },
      columnGap: { base: '5', md: '8' },
      rowGap: { base: '3', md: '6', lg: '8' },
      mt: { base: '6', lg: '8' },
    },
    '& li': {
      textStyle: { base: 'fine', md: 'note' },
      lineHeight: '1.35 !important',
      '& span': { display: 'block', color: 'fg.quiet' },
    },
    '& strong': { textStyle: { base: 'label', md: 'strong' }, display: 'block' },
    '& summary': { justifyContent: 'start', mt: '2', textStyle: 'label' },
    '& details': { display: { md: 'none' } },
    '@media screen': {
      mdDown: { [`&:has(details:not([open])) li:nth-of-type(n + ${FIRST + 1})`]: { display: 'none' } },
    },
    _print: { '& > p, & details': { display: 'none' } },
  },
})

/** Leaves the coaches of the chosen language, without script. */
const chosen = (language: string) => {
  const isChosen = `&&:has([value="${language}"]:checked)`
  return [
    [`${isChosen} li`, { display: 'none' }],
    [`${isChosen} li[data-languages*="|${language}|"]`, { display: 'list-item' }],
    [`${isChosen} details`, { display: 'none' }],
  ] as const
}

interface CoachDirectoryProps {
  coaches: readonly Coach[]
  labels: {
    /** Names the languages to choose from. */
    language: string
    anyLanguage: string
    /** Shows the rest on phones. */
    all: string
  }
  languages: readonly string[]
}

/** Coaches by name, with their cities and languages; those of one language, if a visitor chooses it. */
export function CoachDirectory({ coaches, labels, languages }: CoachDirectoryProps) {
  return (
    <Directory css={Object.fromEntries(languages.flatMap(chosen))}>
      <p>
        <label htmlFor="coach-language">{labels.language}</label>
        <Select id="coach-language" autoComplete="off" maxW={{ sm: '18rem' }}>
          <option value="">{labels.anyLanguage}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {language}
            </option>
          ))}
        </Select>
      </p>
      <ul>
        {coaches.map(({ name, city, languages: spoken }) => (
          <li key={name} data-languages={`|${spoken.join('|')}|`}>
            <strong>{name}</strong>
            {city}
            <span>{spoken.filter((language) => languages.includes(language)).join(', ')}</span>
          </li>
        ))}
      </ul>
      {/* Beside the list, not around a part of it, so that a chosen language shows all its coaches. */}
      <details>
        <summary>
          {fill(labels.all, { count: coaches.length })}
          <Icon name="plus" />
        </summary>
      </details>
    </Directory>
  )
}
