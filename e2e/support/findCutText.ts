/**
 * Runs in the page: finds text that is clipped by the window or its containers. Scrollable and intentionally hidden
 * text (for screen readers, waiting slides, blank forms as ornaments) doesn't count.
 * @param part where to look
 * @returns the texts with their left and right edges
 */
export function findCutText(part: Element): string[] {
  /** The visible area of an element; null if it is intentionally hidden. */
  const visibleArea = (element: Element) => {
    const area = { left: 0, right: window.innerWidth, top: -Infinity, bottom: Infinity }
    let scrolls = false
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around)
      if (clipPath !== 'none') return null
      scrolls ||= overflowX === 'auto' || overflowX === 'scroll'
      const box = around.getBoundingClientRect()
      if (overflowX === 'hidden' || overflowX === 'clip') {
        area.left = Math.max(area.left, box.left)
        area.right = Math.min(area.right, box.right)
      }
      if (overflowY === 'hidden' || overflowY === 'clip') {
        area.top = Math.max(area.top, box.top)
        area.bottom = Math.min(area.bottom, box.bottom)
      }
    }
    return scrolls ? { ...area, left: -Infinity, right: Infinity } : area
  }

  const found = new Set<string>()
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue
    if (
      parent.closest(
        '[aria-roledescription="carousel"] li, [aria-hidden="true"]:is(:has(input), :has(figure))',
      )
    )
      continue
    const area = visibleArea(parent)
    if (!area) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      // A line box is taller than its letters.
      const slack = (bottom - top) / 4
      const isBeside = left < area.left - 1 || right > area.right + 1
      const isBeyond = top < area.top - slack || bottom > area.bottom + slack
      if (width > 1 && (isBeside || isBeyond))
        found.add(`${text.textContent.trim()} (${Math.round(left)} to ${Math.round(right)})`)
    }
  }
  return [...found]
}
