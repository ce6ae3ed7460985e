import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import type { Pagination } from '#content/schema/pagination.ts'
import { Late } from '../late/Late.tsx'
import type { SaveLabels } from '../saved/SaveButton.tsx'
import type { SavedModulesProps } from '../saved/SavedModules.tsx'
import { savedItemsAtom } from '../saved/savedItemsAtom.ts'
import { ListResults } from '../search/list/ListResults.tsx'
import { ListStatus } from '../search/list/ListStatus.tsx'
import { NothingFound } from '../search/list/NothingFound.tsx'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { useFilterableList } from '../search/list/useFilterableList.ts'
import { announce } from '../shell/notice.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { ArticleCardLabels } from './ArticleCard.tsx'
import { ArticleRow, ArticleRows } from './ArticleRows.tsx'
import { type ArticleChoices, articleFiltersAtom, articleListing, SAVED } from './articleListing.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { ListingArea } from './ListingArea.tsx'
import type { ListingLabels } from './ListingLabels.ts'
import { SavedChip } from './SavedChip.tsx'

/** Needed only by visitors with saved modules. */
const loadSavedModules = () => import('../saved/LoadedSavedModules.tsx')

interface ArticleListingProps {
  /**
   * All articles, including unlisted ones for tags and saved items; in a multi-page listing, the articles of the
   * page.
   */
  cards: readonly Card[]
  pagination: Pagination | undefined
  /** Featured articles, if the page doesn't include all articles. */
  featured: readonly Card[] | undefined
  /** Entries for saved modules; undefined if there are too many to include in the page. */
  modules: SavedModulesProps['modules'] | undefined
  choices: ArticleChoices
  labels: ListingLabels
  cardLabels: ArticleCardLabels
  save: SaveLabels
  /** Heading of the page. */
  children: ReactNode
}

/** The article listing: search, categories, featured articles and all articles. */
export function ArticleListing(props: ArticleListingProps) {
  const { cards, pagination, modules, labels, cardLabels, save, children } = props
  const { site } = useShell()
  const savedItems = useAtomValue(savedItemsAtom)
  const listing = useMemo(() => articleListing(savedItems.articles), [savedItems.articles])
  const choices = { ...props.choices, saved: [SAVED] }
  const list = useFilterableList({ listing, atom: articleFiltersAtom, choices, cards, pagination })
  const { filters, results, area, isFiltered, change } = list
  const slugs = filters.saved ? savedItems.modules : []
  const savedModules = modules?.filter(({ slug }) => slugs.includes(slug))
  const savedModuleCount = savedModules?.length ?? slugs.length
  const total = pagination?.total ?? cards.filter(({ listed }) => listed).length
  const featured = useMemo(
    () => props.featured ?? cards.filter((card) => card.listed && card.featured),
    [cards, props.featured],
  )
  const savedCount = savedItems.articles.length + savedItems.modules.length
  const nothingSaved = filters.saved !== null && savedCount === 0
  /** Each article appears once: without filters, the featured ones come first. */
  const rows = useMemo(
    () => (isFiltered ? results : results.filter(({ id }) => !featured.some((card) => card.id === id))),
    [isFiltered, results, featured],
  )
  /** Moves the focus off a button that disappears when pressed. */
  const keepFocus = () => area.current?.focus({ preventScroll: true })
  const left = results.length + savedModuleCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something has left the saved items
  useEffect(() => {
    if (filters.saved && document.activeElement === document.body) keepFocus()
  }, [left])

  const count = () => {
    if (!isFiltered) return labels.available(total)
    if (filters.saved) return labels.savedCount(results.length, savedModuleCount)
    if (filters.tag) return labels.tagged(results.length, filters.tag)
    return labels.count(results.length, total)
  }
  const clear = () => {
    list.clear()
    keepFocus()
  }
  return (
    <ListingArea>
      <div className="head">
        {children}
        <SearchBox list={list} labels={labels} controls="all-articles" />
      </div>
      <CategoryChips
        label={labels.categories}
        allLabel={labels.allCategories}
        categories={choices.category}
        active={filters.saved && !filters.category ? undefined : filters.category}
        count={{ of: list.countsOf('category'), noun: labels.leaves }}
        // All Categories leaves the saved items too.
        onChoose={(category) => change(category ? { category } : { category, saved: null })}
      >
        <SavedChip
          label={labels.saved}
          count={savedCount}
          active={filters.saved !== null}
          onToggle={() => change({ saved: filters.saved ? null : SAVED })}
        />
      </CategoryChips>
      <ListStatus list={list} labels={labels} besides={savedModuleCount} onClear={clear}>
        {count()}
      </ListStatus>
      <div id="all-articles" ref={area} tabIndex={-1}>
        {featured.length > 0 && (
          <FeaturedArticles
            heading={labels.featured}
            cards={featured}
            categories={choices.category}
            labels={cardLabels}
            save={save}
            hidden={isFiltered}
          />
        )}
        {(rows.length > 0 || left === 0) && (
          <section aria-labelledby="articles">
            <h2 id="articles">
              {filters.saved ? labels.savedHeading : isFiltered ? labels.found : labels.all}
            </h2>
            {!isFiltered && featured.length > 0 && (
              <p className="further">{labels.further(total - featured.length)}</p>
            )}
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
                  {nothingSaved && (
                    <TextLink look="standalone" to={labels.browseModules.href}>
                      {labels.browseModules.label}
                    </TextLink>
                  )}
                </NothingFound>
              }
            >
              {(visible) => (
                <ArticleRows>
                  {visible.map((card) => (
                    <ArticleRow
                      key={card.id}
                      card={card}
                      choice={choices.category.indexOf(card.category) + 1}
                      text={filters.text}
                      labels={cardLabels}
                      save={save}
                    />
                  ))}
                </ArticleRows>
              )}
            </ListResults>
          </section>
        )}
      </div>
      {filters.saved && left > 0 && (
        <Late load={loadSavedModules} onFail={() => announce(site.late.unavailable)}>
          {({ LoadedSavedModules }) => (
            <LoadedSavedModules
              modules={savedModules}
              articles={results.map(({ title }) => title)}
              slugs={slugs}
              save={save}
            />
          )}
        </Late>
      )}
    </ListingArea>
  )
}
