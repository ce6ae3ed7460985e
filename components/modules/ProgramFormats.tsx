import { chakra } from '@chakra-ui/react'
import type { ProgramFormat } from '#content/schema/pages/lists.ts'
import { contactHref } from '../inquiry/formAddress.ts'
import { filterQuery } from '../search/list/filters.ts'
import { CATALOG_ID } from '../search/list/listings.ts'
import { MoreLink, TextLink } from '../ui/TextLink.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '8', lg: '18' },
    rowGap: { base: '6', lg: '10' },
    gridTemplateColumns: { md: '1fr 1fr', _print: '1fr 1fr' },
    '& .length': { textStyle: 'accent' },
    '& h3': { textStyle: 'small' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      alignContent: 'start',
    },
    '& .length ~ p': { gridColumn: '1 / -1' },
    '& .text': { mt: '1' },
  },
})

/** Scrolls to the catalog once its filters are set; the address alone wouldn't scroll on the same page. */
function showCatalog() {
  const heading = document.getElementById(CATALOG_ID)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

interface ProgramFormatsProps {
  formats: readonly ProgramFormat[]
}

/** Ways to book modules, from shortest to longest. A link sets the filters above or starts an inquiry. */
export function ProgramFormats({ formats }: ProgramFormatsProps) {
  return (
    <List>
      {formats.map(({ title, length, text, action }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="length">{length}</p>
          <p className="text">{text}</p>
          <p>
            {action.topic ? (
              <MoreLink label={action.label} href={contactHref(action.topic)} />
            ) : (
              <TextLink
                look="standalone"
                to={{ search: filterQuery(action.filters), hash: CATALOG_ID }}
                data-vike="false"
                onClick={showCatalog}
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
