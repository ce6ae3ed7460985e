import createCache, { type EmotionCache } from '@emotion/cache'

const QUERY = /\(prefers-reduced-motion: ?(reduce|no-preference)\)/g

/**
 * Creates an Emotion style cache like that of the pages.
 * @param isStill whether to simulate a visitor who prefers reduced motion
 */
export function styleCache({ isStill = false } = {}): EmotionCache {
  const cache = createCache({ key: 'a', stylisPlugins: isStill ? [decideMotion] : [] })
  // As when prerendering, there are no style elements between other elements, so :first-child works as expected.
  cache.compat = true
  return cache
}

/** Makes `matchMedia` report reduced motion to scripts as well. */
export function preferReducedMotion(): void {
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => ask(decided(query))
}

/** Replaces the motion preference in a media query with a width that always or never matches. */
export const decided = (query: string) =>
  query.replace(QUERY, (_, wish) => (wish === 'reduce' ? '(min-width: 0)' : '(max-width: 0)'))

function decideMotion(element: { type: string; value: string; props: string | string[] }): void {
  if (element.type !== '@media') return
  element.value = decided(element.value)
  element.props = Array.isArray(element.props) ? element.props.map(decided) : decided(element.props)
}
