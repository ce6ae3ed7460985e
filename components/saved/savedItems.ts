/** Kinds of items that can be saved. */
export type SavedKind = 'articles' | 'modules'

/** Ids of the visitor's saved items, latest last. */
export type SavedItems = Record<SavedKind, readonly string[]>

export const NOTHING_SAVED: SavedItems = { articles: [], modules: [] }

/** Adds an item, or removes it if it was there. */
export function toggleItem(items: SavedItems, kind: SavedKind, id: string): SavedItems {
  const ids = items[kind]
  return { ...items, [kind]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] }
}

/** Parses stored items. Anything but a list of ids counts as nothing. */
export function parseSaved(stored: string | null): SavedItems {
  const read: unknown = parse(stored)
  if (typeof read !== 'object' || read === null) return NOTHING_SAVED
  const ids = (kind: SavedKind) => {
    const list = (read as Partial<Record<SavedKind, unknown>>)[kind]
    if (!Array.isArray(list)) return []
    return [...new Set(list.filter((id): id is string => typeof id === 'string'))]
  }
  return { articles: ids('articles'), modules: ids('modules') }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
