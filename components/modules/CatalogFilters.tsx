import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { fillPlural } from '#content/schema/fill.ts'
import type { CatalogLabels } from '#content/schema/pages/lists.ts'
import type { ModuleFacet } from '../search/list/listings.ts'
import { chosen } from '../theme/chosen.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { noScript } from '../theme/noScript.ts'
import { Icon } from '../ui/Icon.tsx'

const Panel = chakra('div', {
  base: {
    [noScript]: { display: 'none' },
    '& .toggles': {
      display: { base: 'grid', lg: 'none' },
      gridTemplateColumns: '1fr 1fr',
      ...stackEnlarged,
      gap: '2',
      mt: '3',
    },
    '& .toggles button': {
      position: 'relative',
      px: '3',
      pr: '2rem',
      py: '2',
      textAlign: 'left',
      textStyle: 'label',
      lineHeight: '1.25',
      borderWidth: '1px',
      borderColor: 'line.field',
      borderRadius: 'sm',
      '& span': { display: 'block', textStyle: 'caption', fontWeight: 'normal' },
      '& svg': {
        position: 'absolute',
        right: '2',
        top: 'calc(50% - 0.75rem)',
        transition: 'transform 220ms',
      },
      '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
      '&[data-set]': {
        bg: 'bg.tint',
        borderColor: 'teal.700',
        boxShadow: 'inset 0 0 0 1px {colors.teal.700}',
      },
    },
    lg: {
      position: 'sticky',
      top: 'calc({sizes.header} + {spacing.5})',
      alignSelf: 'start',
      // Before the cards: after them, each card would get its own compositing layer.
      zIndex: '1',
      maxH: 'calc(100dvh - {sizes.header} - {spacing.12})',
      // Room for the focus ring inside the scroll container.
      m: '-1',
      p: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
})

const Choices = chakra('fieldset', {
  base: {
    mt: { base: '3', lg: '6' },
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr', lg: '1fr' },
    gap: { base: '1', md: '2', lg: '0' },
    '& legend': { textStyle: 'label', mb: '2', lgDown: { srOnly: true } },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '2.75rem',
      px: '3',
      py: '2',
      textStyle: 'note',
      lineHeight: '1.3',
      textAlign: 'left',
      borderWidth: { base: '1px', lg: '0' },
      borderRadius: 'sm',
      transition: 'background-color 120ms',
      '@media (hover: hover)': {
        '&:hover': { bg: 'bg.sand' },
        // A pressed button keeps its dark background.
        '&[aria-pressed="true"]:hover': { bg: 'teal.700' },
      },
      '@media (pointer: fine)': { lg: { minH: '2.375rem' } },
    },
    '& .count': { textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
    '& .count span': { srOnly: true },
    '& button[data-none][aria-pressed="false"] > :first-child': { color: 'fg.quiet' },
    '& button[aria-pressed="true"]': {
      ...chosen,
      fontWeight: 'semibold',
      '& > *': { color: 'inherit' },
    },
  },
})

interface CatalogFiltersProps {
  labels: CatalogLabels
  search: ReactNode
  groups: readonly {
    name: ModuleFacet
    choices: readonly string[]
    active: string | null
    /** Number of entries a choice would leave; null means All. */
    countOf: (choice: string | null) => number
  }[]
  onChoose: (name: ModuleFacet, choice: string | null) => void
  onIntent: () => void
}

/**
 * The filter panel: beside the cards on large screens, above them on small ones, where a button for each group shows
 * what is chosen and unfolds it. Of the toggle buttons of a group one is pressed: All, or one choice. Each shows how many
 * entries it would leave. Hidden without JavaScript.
 */
export function CatalogFilters({ labels, search, groups, onChoose, onIntent }: CatalogFiltersProps) {
  const [open, setOpen] = useState<string>()
  return (
    <Panel role="group" aria-label={labels.filters} onPointerEnter={onIntent} onFocus={onIntent}>
      {search}
      <div className="toggles">
        {groups.map(({ name, active }) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            aria-controls={`choose-${name}`}
            data-set={active ? '' : undefined}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            <span>{labels.facets[name].label}</span>
            {active ?? labels.facets[name].all}
            <Icon name="chevron" />
          </button>
        ))}
      </div>
      {groups.map(({ name, choices, active, countOf }) => (
        <Choices
          key={name}
          id={`choose-${name}`}
          display={{ base: open === name ? 'grid' : 'none', lg: 'grid' }}
        >
          <legend>{labels.facets[name].label}</legend>
          {[null, ...choices].map((choice, index) => {
            const count = countOf(choice)
            const id = `choose-${name}-${index}`
            return (
              <button
                key={id}
                type="button"
                aria-pressed={choice === active}
                aria-describedby={id}
                data-none={count === 0 || undefined}
                onClick={() => {
                  setOpen(undefined)
                  onChoose(name, choice)
                }}
              >
                <span>{choice ?? labels.facets[name].all}</span>
                <span className="count" id={id} aria-hidden="true">
                  {count}
                  <span> {fillPlural(labels.leaves, { count })}</span>
                </span>
              </button>
            )
          })}
        </Choices>
      ))}
    </Panel>
  )
}
