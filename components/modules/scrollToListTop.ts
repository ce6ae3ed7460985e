/**
 * Scrolls the top of a list below the header if it was scrolled out of view: filtered results start there. Not
 * animated, since the list changes at once too.
 */
export function scrollToListTop(list: HTMLElement | null): void {
  if (!list) return
  // The scroll offset that the page uses for anchors, plus some space.
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
  const { top } = list.getBoundingClientRect()
  if (top < below) window.scrollBy({ top: top - below, behavior: 'instant' })
}
