import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { Late } from '../late/Late.tsx'
import { announce } from '../layout/notice.ts'
import { useShell } from '../layout/ShellContext.tsx'
import type { SaveLabels } from '../saved/SaveButton.tsx'
import type { SavedModulesProps } from '../saved/SavedModules.tsx'
import { savedItemsAtom } from '../saved/savedItemsAtom.ts'
import { ListingPager } from '../search/ListingPager.tsx'
import { LongList } from '../search/LongList.tsx'
import { NothingFound } from '../search/NothingFound.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { useFollowed, useFollowedLate } from '../search/useFollowed.ts'
import type { ArticleCardLabels } from './ArticleCard.tsx'
import { ArticleRow, ArticleRows } from './ArticleRows.tsx'
import { type ArticleChoices, isArticleFiltered } from './articleFilters.ts'
import { articleFiltersAtom } from './articleFiltersAtom.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { ListingArea } from './ListingArea.tsx'
import type { ListingLabels } from './ListingLabels.ts'
import { SavedChip } from './SavedChip.tsx'
import { useArticleFilters } from './useArticleFilters.ts'
import { useArticleResults } from './useArticleResults.ts'

/** Only somebody who has saved modules needs its code. */
const loadSavedModules = () => import('../saved/LoadedSavedModules.tsx')

interface ArticleListingProps {
  /** Every article, those that are not listed for tags and saved items; of a long listing the articles of the page. */
  cards: readonly Card[]
  window: CardWindow | undefined
  /** What to feature when the page does not hold all articles. */
  featured: readonly Card[] | undefined
  /** Lines for saved modules; undefined when there are too many to travel with the page. */
  modules: SavedModulesProps['modules'] | undefined
  choices: ArticleChoices
  labels: ListingLabels
  cardLabels: ArticleCardLabels
  save: SaveLabels
  savedModules: SavedModulesProps['labels']
  /** Heading of the page. */
  children: ReactNode
}

/** The article listing: search, categories, featured articles and all articles (specification, points 2, 4 and 5). */
export function ArticleListing(props: ArticleListingProps) {
  const { cards, window, modules, choices, labels, cardLabels, save, savedModules, children } = props
  const { site } = useShell()
  const { setText, flushText, change, clear } = useArticleFilters(choices)
  const filters = useFollowedLate(articleFiltersAtom)
  const savedItems = useAtomValue(savedItemsAtom)
  const found = useArticleResults(cards, window, filters, savedItems.articles)
  const { results, firstOf, countOf, load } = found
  const slugs = filters.saved ? savedItems.modules : []
  const keptModules = modules?.filter(({ slug }) => slugs.includes(slug))
  const kept = keptModules?.length ?? slugs.length
  const filtered = isArticleFiltered(filters)
  const total = window?.total ?? cards.filter(({ listed }) => listed).length
  const featured = useMemo(
    () => props.featured ?? cards.filter((card) => card.listed && card.featured),
    [cards, props.featured],
  )
  const area = useRef<HTMLDivElement>(null)
  /** A button that goes away when it is pressed must not take the focus with it. */
  const keepFocus = () => area.current?.focus({ preventScroll: true })
  const left = results.length + kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something has left the saved items
  useEffect(() => {
    if (filters.saved && document.activeElement === document.body) keepFocus()
  }, [left])

  const count = () => {
    if (!filtered) return labels.available(total)
    if (!found.isWhole) return found.hasFailed ? labels.onPage(results.length) : labels.searching
    if (filters.saved) return labels.kept(results.length, kept)
    if (filters.tag) return labels.tagged(results.length, filters.tag)
    return labels.count(results.length, total)
  }
  const clearAll = () => {
    clear()
    keepFocus()
  }
  const { category, saved } = filters
  const { categories } = choices
  const savedCount = savedItems.articles.length + savedItems.modules.length
  // What a keystroke does not change stays as it is.
  const chips = useMemo(
    () => (
      <CategoryChips
        label={labels.categories}
        allLabel={labels.allCategories}
        categories={categories}
        active={category}
        count={{ of: countOf, noun: labels.leaves }}
        onChoose={(category) => change({ category })}
      >
        <SavedChip
          label={labels.saved}
          count={savedCount}
          active={saved}
          onToggle={() => change({ saved: !saved })}
        />
      </CategoryChips>
    ),
    [categories, category, change, countOf, labels, saved, savedCount],
  )
  const features = useMemo(
    () => <FeaturedArticles cards={featured} labels={cardLabels} save={save} />,
    [cardLabels, featured, save],
  )
  const row = useCallback(
    (card: Card, text: string) => (
      <ArticleRow card={card} text={text} labels={cardLabels} save={save} categories={categories} />
    ),
    [cardLabels, categories, save],
  )
  return (
    <ListingArea>
      <div className="head">
        {children}
        <SearchBox
          label={labels.search}
          placeholder={labels.placeholder}
          atom={articleFiltersAtom}
          controls="all-articles"
          onChange={setText}
          onSettle={flushText}
          onIntent={load}
        />
      </div>
      {chips}
      <div className="status">
        <p role="status">{count()}</p>
        {filtered && left > 0 && (
          <button type="button" onClick={clearAll}>
            {labels.clear}
          </button>
        )}
      </div>
      {featured.length > 0 && (
        <Unfiltered>
          <h2 id="featured">{labels.featured}</h2>
          {features}
        </Unfiltered>
      )}
      <section id="all-articles" ref={area} tabIndex={-1} aria-labelledby="articles">
        <h2 id="articles">{filters.saved ? labels.savedHeading : filtered ? labels.found : labels.all}</h2>
        <LongList
          cards={results}
          filters={filters}
          atom={articleFiltersAtom}
          firstOf={firstOf}
          keyOf={idOf}
          item={row}
          label={labels.more}
          list={area}
          empty={
            <NothingFound
              pt="6"
              pb={{ base: '12', lg: '18' }}
              text={labels.empty}
              query={filters.text.trim()}
              hint={filters.saved ? labels.savedHint : labels.emptyHint}
              action={labels.clear}
              onAction={clearAll}
            />
          }
        >
          {(rows) => <ArticleRows>{rows}</ArticleRows>}
        </LongList>
        {window && <ListingPager labels={labels} window={window} filtered={filtered} />}
      </section>
      {filters.saved && left > 0 && (
        <Late load={loadSavedModules} onFail={() => announce(site.late.unavailable)}>
          {({ LoadedSavedModules }) => (
            <LoadedSavedModules
              modules={keptModules}
              articles={results.map(({ title }) => title)}
              slugs={slugs}
              labels={savedModules}
              save={save}
            />
          )}
        </Late>
      )}
    </ListingArea>
  )
}

const idOf = ({ id }: Card) => id

/** The featured articles, which give way to what a search has found at its first letter. */
function Unfiltered({ children }: { children: ReactNode }) {
  const filters = useFollowed(articleFiltersAtom)
  return (
    // Hidden rather than taken away: the first letter of a search would take them apart, its end make them anew.
    <section className="featured" aria-labelledby="featured" hidden={isArticleFiltered(filters)}>
      {children}
    </section>
  )
}
