import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { ChoiceGroup, type Choosable } from './ChoiceGroup.tsx'

const Panel = chakra('div', {
  base: {
    '@media (scripting: none)': { display: 'none' },
    '& .toggles': {
      display: { base: 'grid', lg: 'none' },
      gridTemplateColumns: '1fr 1fr',
      gap: '3',
      mt: '3',
    },
    '& .toggles button': {
      position: 'relative',
      minH: '3.5rem',
      px: '3',
      pr: '8',
      py: '2',
      textAlign: 'left',
      textStyle: 'label',
      lineHeight: '1.25',
      borderWidth: '1px',
      borderColor: 'line.field',
      borderRadius: 'sm',
      '& span': { display: 'block', textStyle: 'fine', fontWeight: 'normal', color: 'fg.quiet' },
      '& svg': {
        position: 'absolute',
        right: '2',
        top: 'calc(50% - 0.75rem)',
        transition: 'transform 220ms',
      },
      '&[aria-expanded="true"] svg': { transform: 'rotate(45deg)' },
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
  search: ReactNode
  groups: readonly Choosable[]
  onIntent: () => void
}

/**
 * The filter panel: beside the cards on large screens, above them on small ones, where a button for each group shows
 * what is chosen and unfolds it. Hidden without JavaScript.
 */
export function CatalogFilters({ label, search, groups, onIntent }: CatalogFiltersProps) {
  const [open, setOpen] = useState<string>()
  return (
    <Panel role="group" aria-label={label} onPointerEnter={onIntent} onFocus={onIntent}>
      {search}
      <div className="toggles">
        {groups.map((group) => (
          <button
            key={group.name}
            type="button"
            aria-expanded={open === group.name}
            aria-controls={`choose-${group.name}`}
            onClick={() => setOpen(open === group.name ? undefined : group.name)}
          >
            <span>{group.label}</span>
            {group.active ?? group.all}
            <Icon name="plus" />
          </button>
        ))}
      </div>
      {groups.map((group) => (
        <ChoiceGroup
          key={group.name}
          {...group}
          onChoose={(choice) => {
            setOpen(undefined)
            group.onChoose(choice)
          }}
          id={`choose-${group.name}`}
          display={{ base: open === group.name ? 'block' : 'none', lg: 'block' }}
        />
      ))}
    </Panel>
  )
}
