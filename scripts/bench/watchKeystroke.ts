declare global {
  interface Window {
    /** From the input event to the frame that shows other results, in ms; undefined when none change. */
    answered?: Promise<number | undefined>
  }
}

/** Runs in the page: sets `window.answered` for the next letter that is typed into the box. */
export function watchKeystroke({ box, items }: { box: string; items: string }): void {
  /** After so many ms results are not going to change. */
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
          // A task of its own begins when the frame is drawn.
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
