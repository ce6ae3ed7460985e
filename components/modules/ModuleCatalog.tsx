import { chakra } from '@chakra-ui/react'
import type { ModuleCard as Card } from '#content/collections/moduleCard.ts'
import type { Pagination } from '#content/schema/pagination.ts'
import { type ListLabels, ListResults } from '../search/list/ListResults.tsx'
import { ListStatus, listStatusStyles } from '../search/list/ListStatus.tsx'
import { NothingFound } from '../search/list/NothingFound.tsx'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { useFilterableList } from '../search/list/useFilterableList.ts'
import { arrangeByTheme } from './arrangeByTheme.ts'
import { CatalogFilters } from './CatalogFilters.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { type CardLabels, ModuleCard } from './ModuleCard.tsx'
import { ModuleGrid } from './ModuleGrid.tsx'
import { type ModuleChoices, moduleFiltersAtom, moduleListing } from './moduleListing.ts'
import { scrollToListTop } from './scrollToListTop.ts'
import { ThemeHead } from './ThemeHead.tsx'
import { useRearrange } from './useRearrange.ts'

/** The facets, in order. */
const FACETS = ['category', 'audience'] as const

interface CatalogLabels extends ListLabels {
  filters: string
  showFilters: string
  facets: Record<(typeof FACETS)[number], { label: string; all: string }>
  /** The noun after the count of a choice. */
  leaves: (count: number) => string
  /** Such as "7 of 24 modules". */
  count: (shown: number, total: number) => string
}

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' },
    '@media (scripting: none)': { display: 'block' },
    ...listStatusStyles,
  },
})

interface ModuleCatalogProps {
  cards: readonly Card[]
  /** Set if the catalog spans several pages. */
  pagination: Pagination | undefined
  choices: ModuleChoices
  labels: CatalogLabels
  cardLabels: CardLabels
}

/**
 * The module catalog: filters beside cards, which are grouped by theme. Filtered ones are a plain grid, but for one or
 * two, which keep their themes and so fill their rows.
 */
export function ModuleCatalog({ cards, pagination, choices, labels, cardLabels }: ModuleCatalogProps) {
  const list = useFilterableList({
    listing: moduleListing,
    atom: moduleFiltersAtom,
    choices,
    cards,
    pagination,
  })
  const { filters, results, area } = list
  const { grid, note, prepare } = useRearrange(
    [...FACETS.map((name) => filters[name]), ...results.map(({ slug }) => slug)].join(),
  )
  /** Animates the remaining cards to their new positions. */
  const glide = (change: () => void) => {
    note()
    change()
    scrollToListTop(area.current)
  }
  const countOf = (category: string) => {
    const count = list.countsOf('category')(category)
    return `${count} ${labels.leaves(count)}`
  }
  const clear = () => {
    glide(list.clear)
    // The pressed button disappears with the filters, so move the focus.
    area.current?.focus({ preventScroll: true })
  }
  return (
    <Split>
      <CatalogFilters
        label={labels.filters}
        toggleLabel={labels.showFilters}
        set={FACETS.filter((name) => filters[name] !== null).length}
        onIntent={prepare}
        search={<SearchBox list={list} labels={labels} controls="modules" />}
      >
        {FACETS.map((name) => (
          <ChoiceGroup
            key={name}
            label={labels.facets[name].label}
            allLabel={labels.facets[name].all}
            choices={choices[name]}
            active={filters[name]}
            countOf={list.countsOf(name)}
            nounOf={labels.leaves}
            // Pressing the active one selects All.
            onChoose={(choice) =>
              glide(() => list.change({ [name]: choice === filters[name] ? null : choice }))
            }
          />
        ))}
      </CatalogFilters>
      <div id="modules" ref={area} tabIndex={-1}>
        <ListStatus list={list} labels={labels} onClear={clear}>
          {labels.count(list.isFiltered ? results.length : list.total, list.total)}
        </ListStatus>
        <ListResults
          list={list}
          pagination={pagination}
          labels={labels}
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
          {(visible) => {
            const isPlain = list.isFiltered && visible.length > 2
            return (
              <ModuleGrid ref={grid}>
                {/* In one list, so that the cards stay the same when a filter takes the heads away. */}
                {arrangeByTheme(visible).flatMap(({ category, cards: own }) => [
                  !isPlain && <ThemeHead key={category} category={category} count={countOf(category)} />,
                  ...own.map(({ card, fit }) => (
                    <ModuleCard
                      key={card.slug}
                      card={card}
                      labels={cardLabels}
                      text={filters.text}
                      level={isPlain ? 'h3' : 'h4'}
                      fit={isPlain ? undefined : fit}
                    />
                  )),
                ])}
              </ModuleGrid>
            )
          }}
        </ListResults>
      </div>
    </Split>
  )
}
