import { brand } from '#content/brand.ts'

const KEY = `${brand.slug}.searches`
const MOST = 5

/** The list with a search put first; repeated ones move up, old ones drop out. */
export function withRecent(list: readonly string[], query: string): string[] {
  const text = query.trim()
  if (text === '') return [...list]
  return [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MOST)
}

/** Reads the recent searches of this browser. Whatever else stands there counts as none. */
export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Keeps the recent searches in this browser alone; a browser that refuses its storage forgets them. */
export function writeRecent(list: readonly string[]): void {
  try {
    if (list.length > 0) window.localStorage.setItem(KEY, JSON.stringify(list))
    else window.localStorage.removeItem(KEY)
  } catch {
    // Private windows may refuse; the search works all the same.
  }
}
