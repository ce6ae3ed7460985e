/** Prints one element and nothing else of the page. */
export function printOnly(element: Element): void {
  const hidden: HTMLElement[] = []
  for (let kept = element; kept !== document.body && kept.parentElement; kept = kept.parentElement) {
    for (const sibling of kept.parentElement.children) {
      if (sibling === kept || !(sibling instanceof HTMLElement) || sibling.hidden) continue
      sibling.hidden = true
      hidden.push(sibling)
    }
  }
  const restore = () => {
    for (const sibling of hidden) sibling.hidden = false
  }
  window.addEventListener('afterprint', restore, { once: true })
  window.print()
}
