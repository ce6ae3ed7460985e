import { chakra } from '@chakra-ui/react'
import type { ModuleAudience, ModuleCategory } from '#content/schema/module.ts'
import type { Topic } from '#content/schema/page.ts'
import { contactHref } from '../inquiry/contactHref.ts'
import { filterQuery } from '../search/list/filters.ts'
import { TextLink } from '../ui/TextLink.tsx'

interface ProgramFormat {
  title: string
  length: string
  text: string
  action:
    | { label: string; filters: { category?: ModuleCategory; audience?: ModuleAudience } }
    | { label: string; topic: Topic }
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '8', lg: '10' },
    '& > li': {
      display: 'grid',
      columnGap: '8',
      rowGap: '3',
      gridTemplateColumns: { md: '4fr 8fr', lg: '4fr 5fr 3fr' },
      pt: '4',
      position: 'relative',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      // A bar whose length compares the format with the longest one.
      _before: {
        content: '""',
        position: 'absolute',
        left: '0',
        top: '-5px',
        height: '9px',
        width: 'var(--length)',
        bg: 'var(--bar)',
      },
    },
    '& > li:nth-of-type(4n + 1)': { '--length': '6%', '--bar': 'colors.teal.700' },
    '& > li:nth-of-type(4n + 2)': { '--length': '21%', '--bar': 'colors.teal.500' },
    '& > li:nth-of-type(4n + 3)': { '--length': '64%', '--bar': 'colors.coral.500' },
    '& > li:nth-of-type(4n)': { '--length': '100%', '--bar': 'colors.gold' },
    '& h3': { textStyle: 'small' },
    '& .length': { textStyle: 'note', fontWeight: 'semibold', color: 'fg.warm' },
    '& .text': { textStyle: 'note', maxW: 'text' },
    '& .action': {
      gridColumn: { md: '2', lg: 'auto' },
      my: '-2',
      textStyle: 'note',
      fontWeight: 'semibold',
      '& a': { display: 'inline-block', py: '0.625rem' },
    },
  },
})

/** Scrolls to the catalog once its filters are set; the address alone wouldn't scroll on the same page. */
function showCatalog(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

interface ProgramFormatsProps {
  formats: readonly ProgramFormat[]
  /** Id of the catalog's heading on the same page. */
  catalogId: string
}

/** Ways to book modules, from shortest to longest. A link sets the filters above or starts an inquiry. */
export function ProgramFormats({ formats, catalogId }: ProgramFormatsProps) {
  return (
    <List>
      {formats.map(({ title, length, text, action }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="length">{length}</p>
          </div>
          <p className="text">{text}</p>
          <p className="action">
            {'topic' in action ? (
              <TextLink to={contactHref('general', action.topic)}>{action.label}</TextLink>
            ) : (
              <TextLink
                to={{ search: filterQuery(action.filters), hash: catalogId }}
                data-vike="false"
                onClick={() => showCatalog(catalogId)}
              >
                {action.label}
              </TextLink>
            )}
          </p>
        </li>
      ))}
    </List>
  )
}
