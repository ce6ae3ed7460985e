import { atom } from 'jotai'
import { brand } from '#content/brand.ts'
import { NOTHING_SAVED, parseSaved, type SavedItems, type SavedKind, toggleItem } from './savedItems.ts'

const STORAGE_KEY = `${brand.slug}.saved`

/** Items that could not be stored; they last for the visit. */
let unstored: SavedItems | undefined

/**
 * The visitor's saved items, stored in this browser only (docs/controls.md, row 43). Pre-rendered pages don't know
 * them, so it is empty until a component that uses it mounts. Follows changes in other tabs.
 */
export const savedItemsAtom = atom(NOTHING_SAVED)

savedItemsAtom.onMount = (set) => {
  set(read())
  const follow = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) set(read())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/**
 * Saves or removes an item.
 * @returns whether it is saved now, and whether the browser stores it beyond this visit
 */
export const toggleSavedAtom = atom(null, (get, set, kind: SavedKind, id: string) => {
  const items = toggleItem(get(savedItemsAtom), kind, id)
  set(savedItemsAtom, items)
  return { saved: items[kind].includes(id), stored: write(items) }
})

/** Browsers may block storage by throwing. */
function read(): SavedItems {
  try {
    return unstored ?? parseSaved(window.localStorage.getItem(STORAGE_KEY))
  } catch {
    return unstored ?? NOTHING_SAVED
  }
}

function write(items: SavedItems): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
    unstored = undefined
    return true
  } catch {
    unstored = items
    return false
  }
}
