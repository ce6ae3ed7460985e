/**
 * Scrolls the top of a list under the header when it has been scrolled out of view: what a filter leaves begins there. At
 * once, since the list below changes at once too.
 */
export function bringUp(list: HTMLElement | null): void {
  if (!list) return
  // What the page keeps free below its header for anchors, plus some air.
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
  const { top } = list.getBoundingClientRect()
  if (top < below) window.scrollBy({ top: top - below, behavior: 'instant' })
}
