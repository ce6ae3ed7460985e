/** Translators of browsers replace texts that React goes on using: each text, and what is on the page instead. */
const replacements = new WeakMap<Node, ChildNode>()

/** The node that React means, as the page has it now; null if it is gone. */
const inPage = (child: Node | null, parent: Node) =>
  child && ([child, replacements.get(child)].find((node) => node?.parentNode === parent) ?? null)

/**
 * Lets React work on a page that the browser translates. Otherwise its next change of a translated text would be lost, or
 * crash the app (https://github.com/facebook/react/issues/11538).
 */
export function allowTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // A new text returns to its place, to be translated anew.
      replacements.get(target)?.replaceWith(target)
      const added = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
      for (const text of removedNodes) {
        if (!added || text.nodeType !== Node.TEXT_NODE) continue
        replacements.set(text, added as HTMLElement)
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, node: Added, before: Node | null) {
    return insertBefore.call(this, node, inPage(before, this)) as Added
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, child: Removed) {
    const there = inPage(child, this)
    if (there) removeChild.call(this, there)
    return child
  }
}
