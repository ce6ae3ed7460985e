/**
 * Runs in the page: targets smaller than 44 px, or lower than 24 px within text or a list of facts.
 * @param targets the visible controls
 * @returns size and HTML of each
 */
export function findSmallTargets(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    // A field that is hidden from people.
    if (target.closest('[aria-hidden]')) return []
    const style = getComputedStyle(target)
    const among = target.parentElement?.closest('p, li, dd')
    const isInText =
      style.display === 'inline' &&
      (among?.textContent?.trim() !== target.textContent?.trim() || target.closest('dd, .tags, .badge'))
    // The link of a card covers all of it; a drawn choice is as large as its label.
    const area =
      getComputedStyle(target, '::after').position === 'absolute'
        ? target.closest('article, li')
        : style.opacity === '0'
          ? target.closest('label')
          : target
    const { width, height } = (area ?? target).getBoundingClientRect()
    if (isInText ? height >= 24 : height >= 44 && width >= 44) return []
    return [`${width.toFixed(1)} x ${height.toFixed(1)}: ${target.outerHTML}`]
  })
}
