import { filterQuery } from '../search/list/filters.ts'
import { Icon } from '../ui/Icon.tsx'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { SAVED } from './articleListing.ts'

interface SavedChipProps {
  label: string
  count: number
  active: boolean
  onToggle: () => void
}

/** The last chip in the row: shows only saved items, in combination with a category. */
export function SavedChip({ label, count, active, onToggle }: SavedChipProps) {
  return (
    <li data-script>
      <a
        href={filterQuery({ saved: SAVED })}
        data-vike="false"
        aria-current={active ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onToggle()
        }}
      >
        <Icon name="bookmark" size={18} filled={active} />
        {label} ({count})
      </a>
    </li>
  )
}
