import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { SiteContent } from '#content/schema/site.ts'
import { Link } from '../../ui/Link.tsx'
import type { SiteResult } from '../engine/site/searchSite.ts'
import { Marked } from '../Marked.tsx'
import type { groupResults } from './groupResults.ts'

const List = chakra('div', {
  base: {
    '& [role=group] > p': {
      textStyle: 'fine',
      fontWeight: 'semibold',
      color: 'fg.quiet',
      px: { base: '5', md: '6' },
      pt: '4',
      pb: '1',
      // As the edge of the options, so that the texts stand on one line.
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
      '& em': { fontStyle: 'normal', textStyle: 'label', color: 'fg.accent', display: 'block' },
      '& span': { display: 'block', textStyle: 'fine', color: 'fg.quiet', mt: '1', maxW: 'text' },
    },
    '& [aria-selected=true]': { bg: 'bg.tint', borderColor: 'coral.500' },
    '& mark': { bg: 'color-mix(in srgb, {colors.gold} 55%, transparent)', color: 'inherit' },
  },
})

interface ResultListProps {
  id: string
  text: SiteContent['search']
  groups: ReturnType<typeof groupResults>
  active: SiteResult | undefined
  optionId: (result: SiteResult) => string
  onPoint: (result: SiteResult) => void
  onChoose: () => void
}

/** The results as a listbox grouped by kind; each option is a link, so that it opens in a new tab too. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { id, text, groups, active, optionId, onPoint, onChoose } = props
  return (
    <List id={id} role="listbox" aria-label={text.results}>
      {groups.map(({ kind, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`}>{text.kinds[kind]}</p>
          {results.map((result) => (
            <Link
              key={result.url}
              id={optionId(result)}
              role="option"
              aria-selected={result === active}
              // A short name; the excerpt can be asked for.
              aria-label={[result.title, result.heading].filter(Boolean).join(', ')}
              aria-describedby={`${optionId(result)}-text`}
              tabIndex={-1}
              to={result.url}
              onPointerMove={() => onPoint(result)}
              onClick={onChoose}
            >
              <strong>
                <Marked text={result.title} ranges={result.titleRanges} />
              </strong>
              {result.heading && (
                <em>
                  <Marked text={result.heading} ranges={result.headingRanges} />
                </em>
              )}
              <span id={`${optionId(result)}-text`}>
                <Marked text={result.excerpt.text} ranges={result.excerpt.ranges} />
              </span>
            </Link>
          ))}
        </div>
      ))}
    </List>
  )
})
