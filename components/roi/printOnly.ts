/** Prints one element and nothing else of the page. */
export function printOnly(element: Element): void {
  const hidden: HTMLElement[] = []
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.hidden) continue
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
