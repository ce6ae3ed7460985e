import { chakra } from '@chakra-ui/react'
import type { ModuleCard as Card } from '#content/collections/cards.ts'
import { fill } from '#content/schema/fill.ts'
import type { CatalogLabels } from '#content/schema/pages/lists.ts'
import type { Pagination } from '#content/schema/pagination.ts'
import { ListResults } from '../search/list/ListResults.tsx'
import { ListStatus } from '../search/list/ListStatus.tsx'
import { NothingFound } from '../search/list/NothingFound.tsx'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { useFilterableList } from '../search/list/useFilterableList.ts'
import { noScript } from '../theme/noScript.ts'
import { CatalogFilters } from './CatalogFilters.tsx'
import { ModuleCard } from './ModuleCard.tsx'
import { ModuleGrid } from './ModuleGrid.tsx'
import { type ModuleChoices, moduleFiltersAtom, moduleListing } from './moduleListing.ts'
import { useRearrange } from './useRearrange.ts'

/** The facets, in order. */
const FACETS = ['category', 'audience'] as const

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' },
    [noScript]: { display: 'block' },
  },
})

interface ModuleCatalogProps {
  cards: readonly Card[]
  /** Set if the catalog spans several pages. */
  pagination?: Pagination
  choices: ModuleChoices
  labels: CatalogLabels
}

/** The module catalog: filters beside the cards they leave. */
export function ModuleCatalog({ cards, pagination, choices, labels }: ModuleCatalogProps) {
  const list = useFilterableList({
    listing: moduleListing,
    atom: moduleFiltersAtom,
    choices,
    cards,
    pagination,
  })
  const { filters, results, area } = list
  const { grid, note, prepare } = useRearrange()
  /** Animates the remaining cards to their new positions. */
  const glide = (change: () => void) => {
    note()
    change()
    scrollToListTop(area.current)
  }
  const clear = () => glide(list.clear)
  return (
    <Split>
      <CatalogFilters
        labels={labels}
        onIntent={prepare}
        search={<SearchBox list={list} labels={labels} controls="modules" />}
        groups={FACETS.map((name) => ({
          name,
          choices: choices[name],
          active: filters[name],
          countOf: list.countsOf(name),
        }))}
        // Pressing the active one selects All.
        onChoose={(name, choice) =>
          glide(() => list.change({ [name]: choice === filters[name] ? null : choice }))
        }
      />
      <div id="modules" ref={area} tabIndex={-1}>
        <ListStatus list={list} labels={labels} onClear={clear}>
          {fill(list.isFiltered ? labels.some : labels.all, { shown: results.length, total: list.total })}
        </ListStatus>
        <ListResults
          list={list}
          pagination={pagination}
          labels={labels}
          empty={
            <NothingFound
              py={{ base: '6', lg: '8' }}
              text={labels.empty}
              hint={labels.emptyHint}
              query={filters.text.trim()}
              action={labels.clear}
              onAction={clear}
            />
          }
        >
          {(visible) => (
            <ModuleGrid ref={grid} mt={{ md: '4' }}>
              {visible.map((card) => (
                <ModuleCard key={card.slug} card={card} text={filters.text} />
              ))}
            </ModuleGrid>
          )}
        </ListResults>
      </div>
    </Split>
  )
}

/** Height of the header, in px. */
const HEADER = 80

/**
 * Scrolls the top of a list below the header if it was scrolled out of view: filtered results start there. Not
 * animated, since the list changes at once too.
 */
function scrollToListTop(list: HTMLElement | null) {
  if (list && list.getBoundingClientRect().top < HEADER) list.scrollIntoView({ behavior: 'instant' })
}
