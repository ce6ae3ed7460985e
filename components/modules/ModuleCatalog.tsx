import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ModuleCard as Card } from '#content/collections/cards.ts'
import { fill } from '#content/schema/fill.ts'
import type { CatalogLabels } from '#content/schema/pages/lists.ts'
import type { Pagination } from '#content/schema/pagination.ts'
import { ListResults } from '../search/list/ListResults.tsx'
import { ListStatus } from '../search/list/ListStatus.tsx'
import {
  type ModuleChoices,
  type ModuleFacet,
  moduleFiltersAtom,
  moduleListing,
} from '../search/list/listings.ts'
import { NothingFound } from '../search/list/NothingFound.tsx'
import { SearchBox } from '../search/list/SearchBox.tsx'
import { useFilterableList } from '../search/list/useFilterableList.ts'
import { noScript } from '../theme/noScript.ts'
import { CatalogFilters } from './CatalogFilters.tsx'
import { ModuleCard } from './ModuleCard.tsx'
import { ModuleGrid } from './ModuleGrid.tsx'
import { useRearrange } from './useRearrange.ts'

const FACETS = Object.keys(moduleListing.facets) as ModuleFacet[]

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '8' },
    gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' },
    [noScript]: { display: 'block' },
    scrollMarginTop: '0.5rem',
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
  const { filters, results } = list
  const catalog = useRef<HTMLDivElement>(null)
  const { grid, note, prepare } = useRearrange()
  /** Animates the remaining cards to their new positions. */
  const glide = (change: () => void) => {
    note()
    change()
    scrollToTop(catalog.current)
  }
  const clear = () => glide(list.clear)
  const setText = (text: string) => {
    list.setText(text)
    scrollToTop(catalog.current)
  }
  return (
    <Split ref={catalog}>
      <CatalogFilters
        labels={labels}
        onIntent={prepare}
        search={<SearchBox list={{ ...list, setText }} labels={labels} controls="modules" />}
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
      <div id="modules" ref={list.area} tabIndex={-1}>
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

/** Where the catalog begins below the header, in px: there is room for the focus ring of the search box. */
const TOP = 104

/**
 * Scrolls the catalog back to its top if that was scrolled out of view: changed results start there. Not animated, since
 * they change at once too.
 */
function scrollToTop(catalog: HTMLElement | null) {
  if (catalog && catalog.getBoundingClientRect().top < TOP) catalog.scrollIntoView({ behavior: 'instant' })
}
