import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'

const Panel = chakra('div', {
  base: {
    '@media (scripting: none)': { display: 'none' },
    '& .toggle': {
      display: { base: 'flex', lg: 'none' },
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minH: '3rem',
      mt: '3',
      fontWeight: 'semibold',
      borderBottomWidth: '1px',
      borderColor: 'line.base',
      '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    },
    '& .groups': {
      display: { base: 'none', lg: 'grid' },
      gap: '6',
      pt: { base: '4', lg: '6' },
      '&[data-open]': { display: 'grid' },
    },
    lg: {
      position: 'sticky',
      top: 'calc({sizes.header} + {spacing.6})',
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

interface CatalogFiltersProps {
  label: string
  /** Label of the button that expands the groups on small screens. */
  toggleLabel: string
  /** Number of collapsed groups with a selection. */
  set: number
  search: ReactNode
  onIntent: () => void
  children: ReactNode
}

/**
 * The filter panel: beside the cards on large screens, above them on small ones, where all but the search box
 * collapses. Hidden without JavaScript.
 */
export function CatalogFilters({ label, toggleLabel, set, search, onIntent, children }: CatalogFiltersProps) {
  const [open, setOpen] = useState(false)
  return (
    <Panel role="group" aria-label={label} onPointerEnter={onIntent} onFocus={onIntent}>
      {search}
      <button
        type="button"
        className="toggle"
        aria-expanded={open}
        aria-controls="catalog-choices"
        onClick={() => setOpen(!open)}
      >
        <span>
          {toggleLabel}
          {set > 0 && ` (${set})`}
        </span>
        <Icon name="chevron" />
      </button>
      <div className="groups" id="catalog-choices" data-open={open || undefined}>
        {children}
      </div>
    </Panel>
  )
}
