/** Something that lies over the page, such as a dialog, with an entry of the browser's history to its name. */
interface Overlay {
  entry: string
  close: () => void
}

/** Key in the state of an entry that was added for something over the page. */
const KEY = 'overlay'

/** What lies over the page, the uppermost last. */
const open: Overlay[] = []
let count = 0
/** A step back that takes away the entry of what was closed; not done while another dialog follows at once. */
let stepBack: ReturnType<typeof setTimeout> | undefined

const entryInHistory = (): unknown => window.history.state?.[KEY]

/** Back, and every other step in the history, closes what was opened after the entry that it leads to. */
function closeAbove(): void {
  const kept = open.findIndex(({ entry }) => entry === entryInHistory()) + 1
  for (const { close } of open.splice(kept).reverse()) close()
}

/**
 * Notes that something has opened over the page, so that the browser's Back closes it and stays on the page.
 * @param close called when Back was pressed
 * @returns to be called when it was closed in another way; takes the entry away again
 */
export function openOverlay(close: () => void): () => void {
  if (count === 0) window.addEventListener('popstate', closeAbove)
  const overlay = { entry: `${++count}`, close }
  open.push(overlay)
  const state = { ...window.history.state, [KEY]: overlay.entry }
  // What opens in the place of something that has just closed takes over its entry.
  if (stepBack !== undefined) window.history.replaceState(state, '')
  else window.history.pushState({ [KEY]: overlay.entry }, '')
  forgetStepBack()
  return () => {
    const at = open.indexOf(overlay)
    if (at < 0) return
    open.splice(at, 1)
    if (entryInHistory() !== overlay.entry) return
    stepBack = setTimeout(() => {
      stepBack = undefined
      window.history.back()
    })
  }
}

/**
 * Gives the entry of what lies over the page to a page that a link in it leads to, and closes it: Back then leads from there to the page below.
 * @returns whether the entry on top is such a one, which the next page has to replace
 */
export function giveUpEntry(): boolean {
  const isOnTop = stepBack !== undefined || open.some(({ entry }) => entry === entryInHistory())
  forgetStepBack()
  for (const { close } of open.splice(0).reverse()) close()
  return isOnTop
}

function forgetStepBack(): void {
  clearTimeout(stepBack)
  stepBack = undefined
}
