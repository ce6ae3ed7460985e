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

/** The last link in the row of categories: only what was saved. It stands apart from them and adds to them. */
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
