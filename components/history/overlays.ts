import { useEffectEvent, useLayoutEffect } from 'react'

/** Something above the page, such as a dialog, with its own history entry. */
interface Overlay {
  /** Undefined while waiting for a history step to finish. */
  entry?: string
  close: () => void
}

/** Key in the state of a history entry added for an overlay. */
const STATE_KEY = 'overlay'

/** Open overlays, the topmost last. */
const open: Overlay[] = []
let count = 0
/** Pending step back that removes the entry of a closed overlay; skipped if another overlay opens right away. */
let stepBack: ReturnType<typeof setTimeout> | undefined
/** Whether such a step is in progress: history hasn't moved yet. */
let isStepping = false

const entryInHistory = (): unknown => window.history.state?.[STATE_KEY]

/** Back, like any step in the history, closes the overlays opened after the entry it leads to. */
function onPopState(): void {
  const entry = entryInHistory()
  const wasStepping = isStepping
  isStepping = false
  const entered = open.filter((overlay) => overlay.entry !== undefined)
  const openCount = entered.findIndex((overlay) => overlay.entry === entry) + 1
  for (const overlay of entered.slice(openCount).reverse()) {
    open.splice(open.indexOf(overlay), 1)
    overlay.close()
  }
  // What was below it has been closed together with it.
  if (wasStepping && entry !== undefined && openCount === 0) step()
  else for (const overlay of open) if (overlay.entry === undefined) enter(overlay)
}

function step(): void {
  isStepping = true
  window.history.back()
}

function enter(overlay: Overlay): void {
  overlay.entry = `${++count}`
  // An overlay that replaces one that just closed takes over its entry.
  if (stepBack !== undefined)
    window.history.replaceState({ ...window.history.state, [STATE_KEY]: overlay.entry }, '')
  else window.history.pushState({ [STATE_KEY]: overlay.entry }, '')
  forgetStepBack()
}

/**
 * Registers an overlay, so that the browser's Back closes it and stays on the page.
 * @param close called when Back was pressed
 * @returns a function to call when it was closed in another way; removes its history entry
 */
function openOverlay(close: () => void): () => void {
  // Adding it again has no effect.
  window.addEventListener('popstate', onPopState)
  const overlay: Overlay = { close }
  open.push(overlay)
  // An entry added during a step would make the next step end before the page.
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
 * Leaves the entry of the topmost overlay to a page that a link in it opens, and closes the overlay: Back then leads
 * from there to the page below.
 * @returns whether the top entry belongs to an overlay, which the next page has to replace
 */
export function releaseEntry(): boolean {
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

/**
 * Makes the browser's Back close an overlay instead of leaving the page.
 * @param isOpen whether it is open
 * @param close closes it
 */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before paint: a visitor who sees it may press Back.
  useLayoutEffect(() => (isOpen ? openOverlay(() => onBack()) : undefined), [isOpen])
}
