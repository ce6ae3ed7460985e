import { atom } from 'jotai'
import { brand } from '#content/brand.ts'

/** Kinds of items that can be saved. */
export type SavedKind = 'articles' | 'modules'

/** Ids of the visitor's saved items, latest last. */
export type SavedItems = Record<SavedKind, readonly string[]>

export const NOTHING_SAVED: SavedItems = { articles: [], modules: [] }

const STORAGE_KEY = `${brand.slug}.saved`

/** Items that could not be stored; they last for the visit. */
let unstored: SavedItems | undefined

/**
 * The visitor's saved items, stored in this browser only (docs/controls.md, row 43). Pre-rendered pages don't know
 * them, so it is empty until a component that uses it mounts. Follows changes in other tabs.
 */
export const savedItemsAtom = atom(NOTHING_SAVED)

savedItemsAtom.onMount = (set) => {
  const follow = () => set(readSaved())
  follow()
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/**
 * Saves or removes an item.
 * @returns whether it is saved now, and whether the browser stores it beyond this visit
 */
export const toggleSavedAtom = atom(null, (get, set, kind: SavedKind, id: string) => {
  const before = get(savedItemsAtom)
  const saved = !before[kind].includes(id)
  const ids = saved ? [...before[kind], id] : before[kind].filter((one) => one !== id)
  const items = { ...before, [kind]: ids }
  set(savedItemsAtom, items)
  return { saved, stored: write(items) }
})

/** Reads the items. Stored, anything but a list of ids counts as nothing. Browsers may block storage by throwing. */
export function readSaved(): SavedItems {
  if (unstored) return unstored
  try {
    const stored: Partial<Record<SavedKind, unknown>> | null = JSON.parse(
      window.localStorage.getItem(STORAGE_KEY) ?? 'null',
    )
    const ids = (kind: SavedKind): string[] => {
      const list = stored?.[kind]
      return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
    }
    return { articles: ids('articles'), modules: ids('modules') }
  } catch {
    return NOTHING_SAVED
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
