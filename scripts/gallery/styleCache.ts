import createCache, { type EmotionCache } from '@emotion/cache'

const QUERY = /\(prefers-reduced-motion: ?(reduce|no-preference)\)/g

/**
 * A style cache as the pages have one.
 * @param isStill for a visitor who has asked for less motion, whatever the system says
 */
export function styleCache({ isStill = false } = {}): EmotionCache {
  const cache = createCache({ key: 'a', ...(isStill && { stylisPlugins: [decideMotion] }) })
  // As where pages are pre-rendered: no style stands between elements, and :first-child is what it says.
  cache.compat = true
  return cache
}

/** Answers scripts that ask about motion as the styles do. */
export function preferReducedMotion(): void {
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => ask(decided(query))
}

/** A media query with the visitor's wish put in: a width that everything has, or none. */
export const decided = (query: string) =>
  query.replace(QUERY, (_, wish) => (wish === 'reduce' ? '(min-width: 0)' : '(max-width: 0)'))

function decideMotion(element: { type: string; value: string; props: string | string[] }): void {
  if (element.type !== '@media') return
  element.value = decided(element.value)
  element.props = Array.isArray(element.props) ? element.props.map(decided) : decided(element.props)
}
