import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { filterQuery } from '../search/list/filters.ts'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { fieldRecipe } from '../theme/recipes/field.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { SAVED } from './articleListing.ts'

const Head = chakra('div', {
  base: {
    '& h1': { textStyle: 'display' },
    '& .lead': { textStyle: 'lead', mt: '3' },
    '& .plain': { display: 'none', mt: '3' },
    '& .tools': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', lg: 'minmax(0, 5fr) minmax(0, 4fr) 3fr' },
      columnGap: { base: '3', lg: '6' },
      rowGap: '3',
      mt: { base: '6', lg: '8' },
    },
    '& form': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    '& .saved': {
      display: 'inline-flex',
      justifySelf: 'end',
      alignItems: 'center',
      gap: '2',
      minH: '3rem',
      px: '4',
      textStyle: 'label',
      borderWidth: '1px',
      borderColor: 'line.field',
      borderRadius: 'sm',
      '&:not([aria-current]):hover': { bg: 'bg.sand' },
      '&[aria-current]': { bg: 'teal.900', borderColor: 'teal.900', color: 'sand.0' },
    },
    // All of it needs JavaScript.
    '@media (scripting: none)': { '& .plain': { display: 'block' }, '& .tools': { display: 'none' } },
  },
})

const Select = chakra('select', fieldRecipe)

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
  labels: { search: string; placeholder: string; topic: string; allCategories: string; saved: string }
  list: ComponentProps<typeof SearchBox>['list']
  categories: readonly string[]
  category: string | null
  onCategory: (category: string | null) => void
  savedCount: number
  isSaved: boolean
  onSaved: () => void
}

/** The head of the article listing: its title, and search, topic and saved items in a row. */
export function ListingHead(props: ListingHeadProps) {
  const { title, labels, list, categories, category, onCategory, savedCount, isSaved, onSaved } = props
  return (
    <Head>
      <BackLink {...title.back} />
      <h1>{keepTogether(title.heading, true)}</h1>
      <p className="lead">{title.lead}</p>
      <p className="plain">{title.withoutScript}</p>
      <div className="tools">
        <SearchBox list={list} labels={labels} controls="all-articles" />
        <Topic labels={labels} categories={categories} category={category} onCategory={onCategory} />
        <a
          className="saved"
          href={filterQuery({ saved: SAVED })}
          data-vike="false"
          aria-current={isSaved ? 'true' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onSaved()
          }}
        >
          <Icon name="bookmark" size={18} filled={isSaved} />
          {labels.saved} ({savedCount})
        </a>
      </div>
    </Head>
  )
}

type TopicProps = Pick<ListingHeadProps, 'labels' | 'categories' | 'category' | 'onCategory'>

/** All categories. Uncontrolled, so that React can't revert a choice made before hydration. */
function Topic({ labels, categories, category, onCategory }: TopicProps) {
  const select = useRef<HTMLSelectElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the app took over
  useLayoutEffect(() => {
    if (select.current?.value) onCategory(select.current.value)
  }, [])
  useLayoutEffect(() => {
    if (select.current) select.current.value = category ?? ''
  }, [category])
  return (
    <Select
      ref={select}
      aria-label={labels.topic}
      aria-controls="all-articles"
      autoComplete="off"
      onChange={({ currentTarget }) => onCategory(currentTarget.value || null)}
    >
      <option value="">{labels.allCategories}</option>
      {categories.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}
