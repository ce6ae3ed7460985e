import { chakra } from '@chakra-ui/react'
import { useCallback, useMemo, useRef } from 'react'
import type { ModuleCard as Card } from '#content/collections/moduleCard.ts'
import type { CardWindow } from '#content/schema/cardWindow.ts'
import { bringUp } from './bringUp.ts'
import { CatalogueFilters } from './CatalogueFilters.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { CatalogueChoices } from './catalogueFilters.ts'
import { catalogueFiltersAtom } from './catalogueFiltersAtom.ts'
import { ListingPager, type PagerLabels } from './ListingPager.tsx'
import { LongList } from './LongList.tsx'
import { type CardLabels, ModuleCard } from './ModuleCard.tsx'
import { ModuleGrid } from './ModuleGrid.tsx'
import { NothingFound } from './NothingFound.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useCatalogueFilters } from './useCatalogueFilters.ts'
import { useCatalogueResults } from './useCatalogueResults.ts'
import { useFollowedLate } from './useFollowed.ts'
import { useRearrange } from './useRearrange.ts'

export interface CatalogueLabels extends PagerLabels {
  filters: string
  showFilters: string
  search: string
  placeholder: string
  category: string
  allCategories: string
  audience: string
  allAudiences: string
  /** Such as "7 of 24 modules". */
  count: (shown: number, total: number) => string
  /** While the modules of other pages are still being fetched, and when they could not be. */
  searching: string
  onPage: (shown: number) => string
  more: string
  /** The noun behind the count on a button. */
  leaves: (count: number) => string
  empty: string
  emptyHint: string
  clear: string
}

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' },
    '@media (scripting: none)': { display: 'block' },
    '& .status': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '6',
      minH: '2.75rem',
      color: 'fg.quiet',
      '& button': { textDecoration: 'underline', textUnderlineOffset: '0.3em', py: '2', color: 'fg.accent' },
    },
  },
})

interface ModuleCatalogueProps {
  cards: readonly Card[]
  /** Of a catalogue that does not fit into one page. */
  window: CardWindow | undefined
  choices: CatalogueChoices
  labels: CatalogueLabels
  cardLabels: CardLabels
}

/** The module catalogue: filters beside cards (specification, points 2, 4 and 5). */
export function ModuleCatalogue({ cards, window, choices, labels, cardLabels }: ModuleCatalogueProps) {
  const set = useCatalogueFilters(choices)
  const filters = useFollowedLate(catalogueFiltersAtom)
  const { results, firstOf, counts, filtered, isWhole, hasFailed, load } = useCatalogueResults(
    cards,
    window,
    filters,
  )
  const area = useRef<HTMLDivElement>(null)
  const { category, audience } = filters
  const order = useMemo(
    () => [category, audience, ...results.map(({ slug }) => slug)].join(),
    [audience, category, results],
  )
  const { list, note, prepare } = useRearrange(order)
  const total = window?.total ?? cards.length
  const count = () => {
    if (!filtered) return labels.count(total, total)
    if (isWhole) return labels.count(results.length, total)
    return hasFailed ? labels.onPage(results.length) : labels.searching
  }
  const clear = () => {
    note()
    set.clear()
    bringUp(area.current)
    // The button that was pressed goes away with the filters, and must not take the focus with it.
    area.current?.focus({ preventScroll: true })
  }

  const item = useCallback(
    (card: Card, text: string) => <ModuleCard card={card} labels={cardLabels} text={text} />,
    [cardLabels],
  )
  /** What a keystroke does not change stays as it is. */
  const groups = useMemo(() => {
    /** The cards that stay glide to their new places. */
    const gliding =
      <Choice,>(choose: (choice: Choice) => void) =>
      (choice: Choice) => {
        note()
        choose(choice)
        bringUp(area.current)
      }
    return (
      <>
        <ChoiceGroup
          label={labels.category}
          allLabel={labels.allCategories}
          choices={choices.categories}
          active={category}
          countOf={counts.category}
          nounOf={labels.leaves}
          onChoose={gliding(set.chooseCategory)}
        />
        <ChoiceGroup
          label={labels.audience}
          allLabel={labels.allAudiences}
          choices={choices.audiences}
          active={audience}
          countOf={counts.audience}
          nounOf={labels.leaves}
          onChoose={gliding(set.chooseAudience)}
        />
      </>
    )
  }, [audience, category, choices, counts, labels, note, set.chooseAudience, set.chooseCategory])

  return (
    <Split>
      <CatalogueFilters
        label={labels.filters}
        toggleLabel={labels.showFilters}
        set={Number(filters.category !== null) + Number(filters.audience !== null)}
        onIntent={prepare}
        search={
          <SearchBox
            label={labels.search}
            placeholder={labels.placeholder}
            atom={catalogueFiltersAtom}
            controls="modules"
            onChange={set.setText}
            onSettle={set.flushText}
            onIntent={load}
          />
        }
      >
        {groups}
      </CatalogueFilters>
      <div id="modules" ref={area} tabIndex={-1}>
        <div className="status">
          <p role="status">{count()}</p>
          {filtered && results.length > 0 && (
            <button type="button" onClick={clear}>
              {labels.clear}
            </button>
          )}
        </div>
        <LongList
          cards={results}
          filters={filters}
          atom={catalogueFiltersAtom}
          firstOf={firstOf}
          keyOf={slugOf}
          item={item}
          label={labels.more}
          list={area}
          empty={
            <NothingFound
              py={{ base: '8', lg: '18' }}
              text={labels.empty}
              hint={labels.emptyHint}
              query={filters.text.trim()}
              action={labels.clear}
              onAction={clear}
            />
          }
        >
          {(items) => <ModuleGrid ref={list}>{items}</ModuleGrid>}
        </LongList>
        {window && <ListingPager labels={labels} window={window} filtered={filtered} />}
      </div>
    </Split>
  )
}

const slugOf = ({ slug }: Card) => slug
