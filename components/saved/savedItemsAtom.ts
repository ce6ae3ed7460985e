import { atom } from 'jotai'
import { brand } from '#content/brand.ts'
import { NOTHING_SAVED, parseSaved, type SavedItems, type SavedKind, toggleItem } from './savedItems.ts'

const KEY = `${brand.slug}.saved`

/** What could not be stored; it lasts for the visit. */
let unstored: SavedItems | undefined

/**
 * What the visitor has saved, in this browser alone (docs/controls.md, row 43). Pre-rendered pages know nothing of it, so it
 * is empty until a component that shows it has mounted. Other tabs are followed.
 */
export const savedItemsAtom = atom(NOTHING_SAVED)

savedItemsAtom.onMount = (set) => {
  set(read())
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) set(read())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/**
 * Saves an item, or takes it out.
 * @returns whether it is saved now, and whether the browser keeps it beyond this visit
 */
export const toggleSavedAtom = atom(null, (get, set, kind: SavedKind, id: string) => {
  const items = toggleItem(get(savedItemsAtom), kind, id)
  set(savedItemsAtom, items)
  return { saved: items[kind].includes(id), kept: write(items) }
})

/** Browsers may refuse their storage altogether, by throwing. */
function read(): SavedItems {
  try {
    return unstored ?? parseSaved(window.localStorage.getItem(KEY))
  } catch {
    return unstored ?? NOTHING_SAVED
  }
}

function write(items: SavedItems): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(items))
    unstored = undefined
    return true
  } catch {
    unstored = items
    return false
  }
}
