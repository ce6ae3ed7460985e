import { chakra } from '@chakra-ui/react'
import { searchResultsText as text } from '#content/labels/searchResultsText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isPlainClick } from '../../ui/isPlainClick.ts'
import { Link } from '../../ui/Link.tsx'

const Block = chakra('div', {
  base: {
    px: { base: '5', md: '6' },
    py: '4',
    '& h2': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.quiet', mb: '1' },
    '& ul + h2': { mt: '4' },
    '& li a, & li button': {
      display: 'flex',
      gap: '3',
      py: '0.625rem',
      width: '100%',
      fontWeight: 'semibold',
      textAlign: 'left',
      '& svg': { color: 'fg.quiet', mt: '0.1875rem' },
      _hover: { color: 'fg.accent' },
    },
    '& [data-forget]': { textStyle: 'fine', color: 'fg.quiet', textDecoration: 'underline', minH: '2.75rem' },
  },
})

interface SearchStartProps {
  recent: readonly string[]
  onRecent: (query: string) => void
  onForget: () => void
  onChoose: () => void
}

/** Shown before a query and when nothing was found: recent searches and popular pages. */
export function SearchStart({ recent, onRecent, onForget, onChoose }: SearchStartProps) {
  return (
    <Block>
      {recent.length > 0 && (
        <>
          <h2>{text.recent}</h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" onClick={() => onRecent(query)}>
                  <Icon name="clock" />
                  {query}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" data-forget onClick={onForget}>
            {text.forget}
          </button>
        </>
      )}
      <h2>{text.suggestionsHeading}</h2>
      <ul>
        {text.suggestions.map((link) => (
          <li key={link.href}>
            <Link to={link.href} onClick={(event) => isPlainClick(event) && onChoose()}>
              <Icon name="arrow" />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  )
}
