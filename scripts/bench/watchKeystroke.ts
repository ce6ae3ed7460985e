declare global {
  interface Window {
    /** From the input event to the frame that shows other results, in ms; undefined when none change. */
    answered?: Promise<number | undefined>
  }
}

/** Runs in the page: sets `window.answered` for the next letter that is typed into the box. */
export function watchKeystroke({ box, items }: { box: string; items: string }): void {
  /** After so many ms results are not going to change. */
  const PATIENCE = 600
  const shown = () =>
    Array.from(document.querySelectorAll(`${items}, ${items} mark`), ({ textContent }) => textContent).join()
  const before = shown()
  window.answered = new Promise((resolve) => {
    const onInput = ({ timeStamp }: Event) => {
      const look = () => {
        if (performance.now() - timeStamp > PATIENCE) return resolve(undefined)
        if (shown() === before) return requestAnimationFrame(look)
        // A task of its own begins when the frame is drawn.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }
    document.querySelector(box)?.addEventListener('input', onInput, { capture: true, once: true })
  })
}
