import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { ArticleCard as Card } from '#content/collections/cards.ts'
import { fillPlural } from '#content/schema/fill.ts'
import type { ArticleListLabels } from '#content/schema/pages/lists.ts'
import type { Pagination } from '#content/schema/pagination.ts'
import { SavedModules, type SavedModulesProps } from '../saved/SavedModules.tsx'
import { savedItemsAtom } from '../saved/savedItems.ts'
import { FilterChip } from '../search/list/FilterChip.tsx'
import { type Choices, filterQuery } from '../search/list/filters.ts'
import { ListResults } from '../search/list/ListResults.tsx'
import { ListStatus } from '../search/list/ListStatus.tsx'
import { articleFiltersAtom, articleListing, SAVED } from '../search/list/listings.ts'
import { NothingFound } from '../search/list/NothingFound.tsx'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { useFilterableList } from '../search/list/useFilterableList.ts'
import { noScript } from '../theme/noScript.ts'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/TextLink.tsx'
import { ArticleRow, ArticleRows, FeaturedArticles } from './ArticleRows.tsx'
import { CategoryChips, filterByAnchorStyles } from './CategoryChips.tsx'
import { ListingHead, type ListingTitle } from './ListingHead.tsx'

const Area = chakra('div', {
  base: {
    // On wide screens on the line of the first heading.
    '& .status': {
      alignItems: 'center',
      columnGap: '4',
      mt: { base: '2', lg: '10' },
      lg: { position: 'relative', zIndex: '1', width: 'fit-content', ml: 'auto', mb: '-2.75rem' },
      '& button': { whiteSpace: 'nowrap' },
    },
    '& section > h2': { textStyle: 'title', mb: '2' },
    '& .featured': { mt: { _print: '6' }, mb: { base: '6', lg: '10' } },
    '& #all-articles': { mt: { base: '3', lg: '0' } },
    [noScript]: {
      ...filterByAnchorStyles,
      // A category is selected by the anchor, which these texts don't reflect.
      '&:has(nav a:target:not(#all-categories))': {
        '& .featured h2, & .status': { display: 'none' },
        '& .featured': { mb: '6' },
      },
    },
  },
})

interface ArticleListingProps {
  /**
   * All articles, including unlisted ones for tags and saved items; in a multi-page listing, the articles of the
   * page.
   */
  cards: readonly Card[]
  pagination?: Pagination
  /** Featured articles, if the page doesn't include all articles. */
  featured?: readonly Card[]
  /** Entries for saved modules; undefined if there are too many to include in the page. */
  modules?: SavedModulesProps['modules']
  choices: Choices<'category' | 'tag'>
  labels: ArticleListLabels
  title: ListingTitle
}

/** The article listing: search, categories, featured articles and all articles. */
export function ArticleListing(props: ArticleListingProps) {
  const { cards, pagination, modules, labels } = props
  const savedItems = useAtomValue(savedItemsAtom)
  const listing = useMemo(() => articleListing(savedItems.articles), [savedItems.articles])
  const choices = { ...props.choices, saved: [SAVED] }
  const list = useFilterableList({ listing, atom: articleFiltersAtom, choices, cards, pagination })
  const { filters, results, area, isFiltered, change, clear } = list
  const savedModules = modules?.filter(({ slug }) => savedItems.modules.includes(slug))
  const savedModuleCount = savedModules?.length ?? savedItems.modules.length
  const total = pagination?.total ?? cards.filter(({ listed }) => listed).length
  const featured = useMemo(
    () => props.featured ?? cards.filter((card) => card.listed && card.featured),
    [cards, props.featured],
  )
  // What the site no longer has doesn't count.
  const savedArticles = pagination
    ? savedItems.articles
    : cards.filter(({ id }) => savedItems.articles.includes(id))
  const savedCount = savedArticles.length + savedModuleCount
  const nothingSaved = filters.saved !== null && savedCount === 0
  /** Each article appears once: without filters, the featured ones come first. */
  const rows = isFiltered ? results : results.filter(({ id }) => !featured.some((card) => card.id === id))
  const shownModules = filters.saved ? savedModuleCount : 0
  const left = results.length + shownModules
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something has left the saved items
  useEffect(() => {
    if (filters.saved && document.activeElement === document.body) list.keepFocus()
  }, [left])

  const count = () => {
    if (!isFiltered) return fillPlural(labels.available, { count: total })
    if (filters.saved) return describeSaved(labels, results.length, savedModuleCount)
    if (filters.tag) return fillPlural(labels.tagged, { count: results.length, tag: filters.tag })
    return fillPlural(labels.count, { total, shown: results.length })
  }
  // All Categories leaves the saved items too.
  const choose = (category: string | null) => change(category ? { category } : { category, saved: null })
  return (
    <Area>
      <ListingHead {...props.title}>
        <SearchBox list={list} labels={labels} controls="all-articles" />
        <FilterChip
          href={filterQuery({ saved: SAVED })}
          isChosen={filters.saved !== null}
          onChoose={() => change({ saved: filters.saved ? null : SAVED })}
          minH="3rem"
          borderColor="line.field"
        >
          <Icon name="bookmark" size={18} filled={filters.saved !== null} />
          {labels.saved} ({savedCount})
        </FilterChip>
      </ListingHead>
      <CategoryChips
        labels={labels}
        categories={choices.category}
        active={filters.saved && !filters.category ? undefined : filters.category}
        onChoose={choose}
      />
      <ListStatus list={list} labels={labels} besides={shownModules} onClear={clear}>
        {count()}
      </ListStatus>
      <div id="all-articles" ref={area} tabIndex={-1}>
        {featured.length > 0 && (
          <FeaturedArticles heading={labels.featured} cards={featured} hidden={isFiltered} />
        )}
        {(rows.length > 0 || left === 0) && (
          <section aria-labelledby="articles">
            <h2 id="articles" hidden={rows.length === 0 && !filters.saved}>
              {filters.saved ? labels.savedHeading : isFiltered ? labels.found : labels.all}
            </h2>
            <ListResults
              list={{ ...list, results: rows }}
              pagination={pagination}
              labels={labels}
              empty={
                <NothingFound
                  pt="6"
                  pb={{ base: '12', lg: '18' }}
                  text={nothingSaved ? labels.nothingSaved : labels.empty}
                  query={filters.text.trim()}
                  hint={filters.saved ? labels.savedHint : labels.emptyHint}
                  action={nothingSaved ? labels.browse : labels.clear}
                  onAction={clear}
                >
                  {nothingSaved && <MoreLink {...labels.browseModules} />}
                </NothingFound>
              }
            >
              {(visible) => (
                <ArticleRows>
                  {visible.map((card) => (
                    <ArticleRow key={card.id} card={card} text={filters.text} />
                  ))}
                </ArticleRows>
              )}
            </ListResults>
          </section>
        )}
      </div>
      {filters.saved && left > 0 && (
        <SavedModules
          modules={savedModules}
          articles={results.map(({ title }) => title)}
          slugs={savedItems.modules}
        />
      )}
    </Area>
  )
}

/** "2 saved articles, 1 saved module"; without articles only the modules. */
const describeSaved = (
  { savedArticles, savedModules }: ArticleListLabels,
  articles: number,
  modules: number,
) =>
  [
    (articles > 0 || modules === 0) && fillPlural(savedArticles, { count: articles }),
    modules > 0 && fillPlural(savedModules, { count: modules }),
  ]
    .filter(Boolean)
    .join(', ')
