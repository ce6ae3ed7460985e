declare global {
  interface Window {
    /** Time from the input event to the frame with new results, in ms; undefined if none change. */
    answered?: Promise<number | undefined>
  }
}

/** Runs in the page: sets `window.answered` for the next letter typed into the box. */
export function watchKeystroke({ box, items }: { box: string; items: string }): void {
  /** After this time results aren't going to change. */
  const QUIET_TIMEOUT_MS = 600
  const isItem = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.closest(items) != null || element?.querySelector(items) != null
  }
  window.answered = new Promise((resolve) => {
    const onInput = ({ timeStamp }: Event) => {
      const observer = new MutationObserver((changes) => {
        const isChanged = changes.some(
          ({ target, addedNodes, removedNodes }) =>
            isItem(target) || [...addedNodes, ...removedNodes].some(isItem),
        )
        if (!isChanged) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A separate task starts once the frame is painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(0)
        })
      })
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
      setTimeout(resolve, QUIET_TIMEOUT_MS)
    }
    document.querySelector(box)?.addEventListener('input', onInput, { capture: true, once: true })
  })
}
