import { chakra } from '@chakra-ui/react'
import { searchResultsText as text } from '#content/labels/labels.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isPlainClick } from '../../ui/inPlace.ts'
import { Link } from '../../ui/Link.tsx'

const Block = chakra('div', {
  base: {
    px: { base: '5', md: '6' },
    py: '4',
    '& h2': { textStyle: 'caption', fontWeight: 'semibold', mb: '1' },
    '& a': {
      display: 'flex',
      gap: '3',
      py: '0.625rem',
      fontWeight: 'semibold',
      '& svg': { color: 'fg.quiet', mt: '0.1875rem' },
      _hover: { color: 'fg.accent' },
    },
  },
})

/** Shown before a query and when nothing was found: popular pages. */
export function SearchStart({ onChoose }: { onChoose: () => void }) {
  return (
    <Block>
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
