import { chakra } from '@chakra-ui/react'
import { searchResultsText as text } from '#content/labels/labels.ts'
import { isPlainClick } from '../../ui/inPlace.ts'
import { Link } from '../../ui/Link.tsx'
import type { SearchAnswer } from '../engine/search.ts'
import { Marked } from '../marks/Marked.tsx'

const List = chakra('div', {
  base: {
    '&[aria-busy=true]': { opacity: '0.55' },
    '& [role=group] > p': {
      textStyle: 'caption',
      fontWeight: 'semibold',
      px: { base: '5', md: '6' },
      pt: '4',
      pb: '1',
      // Aligns the text with that of the options, which have a border here.
      borderLeftWidth: '4px',
      borderColor: 'transparent',
    },
    '& [role=option]': {
      display: 'block',
      px: { base: '5', md: '6' },
      py: '3',
      borderLeftWidth: '4px',
      borderColor: 'transparent',
      '& strong': { display: 'block', textStyle: 'strong' },
      '& em': { fontStyle: 'normal', textStyle: 'accent', display: 'block' },
      '& span': { display: 'block', textStyle: 'caption', mt: '1', maxW: 'text' },
    },
    '& [role=option]:hover, & [aria-selected=true]': { bg: 'bg.tint' },
    '& [aria-selected=true]': { borderColor: 'coral.500' },
  },
})

type Results = SearchAnswer['results']

interface ResultListProps {
  id: string
  groups: ReturnType<typeof groupResults>
  /** Whether another query is being answered. */
  isStale: boolean
  /** Page of the selected result. */
  active: string | undefined
  optionId: (page: string) => string
  onChoose: () => void
}

/** The results as a listbox grouped by kind; each option is a link, so that it can be opened in a new tab. */
export function ResultList({ id, groups, isStale, active, optionId, onChoose }: ResultListProps) {
  return (
    <List id={id} role="listbox" aria-label={text.results} aria-busy={isStale}>
      {groups.map(({ kind, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox aren't fieldsets
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`}>{text.kinds[kind]}</p>
          {results.map(({ page, url, title, heading, snippet }) => (
            <Link
              key={page}
              id={optionId(page)}
              role="option"
              aria-selected={page === active}
              tabIndex={-1}
              to={url}
              onClick={(event) => isPlainClick(event) && onChoose()}
            >
              <strong>
                <Marked {...title} />
              </strong>
              {heading.text && (
                <em>
                  <Marked {...heading} />
                </em>
              )}
              <span>
                <Marked {...snippet} />
              </span>
            </Link>
          ))}
        </div>
      ))}
    </List>
  )
}

/** Groups results by kind: kinds in the order of their best result, results within a kind by rank. */
export function groupResults(results: Results): { kind: Results[number]['kind']; results: Results }[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }))
}
