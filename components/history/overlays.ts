/** Something that lies over the page, such as a dialog, with an entry of the browser's history to its name. */
interface Overlay {
  /** Undefined while it waits for a step in the history to end. */
  entry?: string
  close: () => void
}

/** Key in the state of an entry that was added for something over the page. */
const KEY = 'overlay'

/** What lies over the page, the uppermost last. */
const open: Overlay[] = []
let count = 0
/** A step back that takes away the entry of what was closed; not done while another dialog follows at once. */
let stepBack: ReturnType<typeof setTimeout> | undefined
/** Whether such a step is under way: the history is still where it was, and moves in a moment. */
let isStepping = false

const entryInHistory = (): unknown => window.history.state?.[KEY]

/** Back, and every other step in the history, closes what was opened after the entry that it leads to. */
function onPopState(): void {
  const entry = entryInHistory()
  const wasStepping = isStepping
  isStepping = false
  const entered = open.filter((overlay) => overlay.entry !== undefined)
  const kept = entered.findIndex((overlay) => overlay.entry === entry) + 1
  for (const overlay of entered.slice(kept).reverse()) {
    open.splice(open.indexOf(overlay), 1)
    overlay.close()
  }
  // What it lay upon has been closed together with it.
  if (wasStepping && entry !== undefined && kept === 0) step()
  else for (const overlay of open) if (overlay.entry === undefined) enter(overlay)
}

function step(): void {
  isStepping = true
  window.history.back()
}

function enter(overlay: Overlay): void {
  overlay.entry = `${++count}`
  // What opens in the place of something that has just closed takes over its entry.
  if (stepBack !== undefined)
    window.history.replaceState({ ...window.history.state, [KEY]: overlay.entry }, '')
  else window.history.pushState({ [KEY]: overlay.entry }, '')
  forgetStepBack()
}

/**
 * Notes that something has opened over the page, so that the browser's Back closes it and stays on the page.
 * @param close called when Back was pressed
 * @returns to be called when it was closed in another way; takes the entry away again
 */
export function openOverlay(close: () => void): () => void {
  // Adding it again changes nothing.
  window.addEventListener('popstate', onPopState)
  const overlay: Overlay = { close }
  open.push(overlay)
  // An entry that is added during a step would make the next step end before the page.
  if (!isStepping) enter(overlay)
  return () => {
    const at = open.indexOf(overlay)
    if (at < 0) return
    open.splice(at, 1)
    const { entry } = overlay
    if (entry === undefined || entry !== entryInHistory()) return
    stepBack = setTimeout(() => {
      stepBack = undefined
      if (entry === entryInHistory()) step()
    })
  }
}

/**
 * Gives the entry of what lies over the page to a page that a link in it leads to, and closes it: Back then leads from there to the page below.
 * @returns whether the entry on top is such a one, which the next page has to replace
 */
export function giveUpEntry(): boolean {
  const isOnTop =
    stepBack !== undefined || open.some(({ entry }) => entry !== undefined && entry === entryInHistory())
  forgetStepBack()
  for (const { close } of open.splice(0).reverse()) close()
  return isOnTop
}

function forgetStepBack(): void {
  clearTimeout(stepBack)
  stepBack = undefined
}
