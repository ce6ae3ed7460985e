import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { FilterChip } from '../search/list/FilterChip.tsx'
import { filterQuery } from '../search/list/filters.ts'
import { SAVED } from '../search/list/listings.ts'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { noScript } from '../theme/noScript.ts'
import { Icon } from '../ui/Icon.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import { BackLink } from '../ui/TextLink.tsx'

const Head = chakra('div', {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: '1fr 27rem',
    columnGap: '8',
    mb: '4',
    '& > *': { gridColumn: '1' },
    '& > a': { justifySelf: 'start' },
    '& h1': { textStyle: 'display' },
    '& .lead': { textStyle: 'lead', mt: '3' },
    '& .plain': { display: 'none', mt: '3' },
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      mt: '6',
      gridColumn: '2',
      gridRow: { lg: '2 / span 2' },
      alignSelf: 'end',
    },
    '& form': { flex: '1 1 12rem' },
    // All of it needs JavaScript.
    [noScript]: { '& .plain': { display: 'block' }, '& .tools': { display: 'none' } },
  },
})

/** Texts of the head of the listing. */
export interface ListingTitle {
  back: LinkText
  heading: string
  lead: string
  /** Shown where the search box can't work. */
  withoutScript: string
}

interface ListingHeadProps {
  title: ListingTitle
  labels: { search: string; placeholder: string; saved: string }
  list: ComponentProps<typeof SearchBox>['list']
  savedCount: number
  isSaved: boolean
  onSaved: () => void
}

/** The head of the article listing: its title, search and saved items. */
export function ListingHead(props: ListingHeadProps) {
  const { title, labels, list, savedCount, isSaved, onSaved } = props
  return (
    <Head>
      <BackLink {...title.back} />
      <h1>{keepTogether(title.heading, true)}</h1>
      <p className="lead">{title.lead}</p>
      <p className="plain">{title.withoutScript}</p>
      <div className="tools">
        <SearchBox list={list} labels={labels} controls="all-articles" />
        <FilterChip
          href={filterQuery({ saved: SAVED })}
          isChosen={isSaved}
          onChoose={onSaved}
          minH="3rem"
          borderColor="line.field"
        >
          <Icon name="bookmark" size={18} filled={isSaved} />
          {labels.saved} ({savedCount})
        </FilterChip>
      </div>
    </Head>
  )
}
