import { brand } from '#content/brand.ts'

const STORAGE_KEY = `${brand.slug}.searches`
const MAX_RECENT = 5

/** Puts a search first in the list; repeated searches move up, old ones drop out. */
export function withRecent(list: readonly string[], query: string): string[] {
  const text = query.trim()
  if (text === '') return [...list]
  return [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MAX_RECENT)
}

/** Reads the recent searches of this browser. Invalid stored data counts as none. */
export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Stores the recent searches in this browser; if storage is blocked they are lost. */
export function writeRecent(list: readonly string[]): void {
  try {
    if (list.length > 0) window.localStorage.setItem(STORAGE_KEY, JSON.stringify(list))
    else window.localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage may be blocked in private windows.
  }
}
