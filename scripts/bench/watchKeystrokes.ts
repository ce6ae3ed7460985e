/** From an input event to two frames, in ms. */
export interface Answer {
  /** The first one that shows other results; where none change, the one that shows the text. */
  first: number
  /** The last one: by then every card is drawn. */
  last: number
}

/**
 * Runs in the page: notes for each input event when its first and its last change were on screen. For a change in the frame
 * after the event the browser itself says so (Event Timing, https://www.w3.org/TR/event-timing/), rounded to 8 ms; a task
 * after that frame tells where in these 8 ms. By itself it is what tells of later frames, too late when it has to wait, such as
 * for pictures that are read meanwhile.
 */
export function watchKeystrokes({
  results,
  answer,
  box,
  watched,
}: {
  results: string
  answer: string
  box: string
  watched: number
}): void {
  /** How far a rounded time may be off, and below which time there is none, in ms. */
  const [OFF, SHORTEST] = [4, 16]
  const answers: Answer[] = []
  Object.assign(window, { answers })
  const shown = new Map<number, number>()
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'input') shown.set(startTime, duration)
  }).observe({ type: 'event', durationThreshold: SHORTEST } as PerformanceObserverInit)
  interface Paint {
    frame: number
    time: number
  }
  const paint = (done: (paint: Paint) => void) =>
    requestAnimationFrame((frame) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done({ frame, time: performance.now() })
      channel.port2.postMessage(0)
    })
  let [changed, last]: (Paint | undefined)[] = []
  const onChange = () => {
    if (!document.querySelector(answer)) return
    paint((painted) => {
      changed ??= painted
      last = painted
    })
  }
  const region = document.querySelector(results)
  if (region)
    // Not the attributes: cards that glide to their new places are on screen already.
    new MutationObserver(onChange).observe(region, { childList: true, subtree: true, characterData: true })
  document.querySelector(box)?.addEventListener(
    'input',
    ({ timeStamp }) => {
      changed = last = undefined
      let text: Paint | undefined
      paint((painted) => {
        text = painted
      })
      const after = (painted = text): number => {
        const time = (painted?.time ?? Number.POSITIVE_INFINITY) - timeStamp
        if (painted?.frame !== text?.frame) return time
        const rounded = shown.get(timeStamp)
        if (rounded === undefined) return Math.min(time, SHORTEST)
        return Math.max(rounded - OFF, Math.min(rounded + OFF, time))
      }
      setTimeout(() => answers.push({ first: after(changed), last: after(last) }), watched)
    },
    { capture: true },
  )
}
