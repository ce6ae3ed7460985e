import { useEffectEvent, useLayoutEffect } from 'react'

/** Key in the state of history entries added for overlays, such as dialogs: how many are open. */
const STATE_KEY = 'overlay'

/** Closes each open overlay; the topmost is the last. */
const open: (() => void)[] = []
let settling: ReturnType<typeof setTimeout> | undefined
/** Whether a step back is in progress: history hasn't moved yet. */
let isStepping = false

/** How many overlays the current history entry stands for. */
const depth = (): number => window.history.state?.[STATE_KEY] ?? 0

/** Gives each open overlay a history entry, and takes those of closed ones back. */
function settle(): void {
  // An entry added during a step would make the next step end before the page.
  if (isStepping) return
  const surplus = depth() - open.length
  if (surplus > 0) {
    isStepping = true
    window.history.go(-surplus)
  }
  for (let count = depth() + 1; count <= open.length; count++)
    window.history.pushState({ [STATE_KEY]: count }, '')
}

/** Back, like any step in the history, closes the overlays opened after the entry it leads to. */
function onPopState(): void {
  if (!isStepping) {
    for (const close of open.splice(depth()).reverse()) close()
    return
  }
  isStepping = false
  settle()
}

/**
 * Registers an overlay, so that the browser's Back closes it and stays on the page.
 * @param close called when Back was pressed
 * @returns a function to call when it was closed in another way; removes its history entry
 */
function openOverlay(close: () => void): () => void {
  // Adding it again has no effect.
  window.addEventListener('popstate', onPopState)
  open.push(close)
  settle()
  return () => {
    const at = open.indexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    // One that opens right away takes over its entry.
    clearTimeout(settling)
    settling = setTimeout(settle)
  }
}

/**
 * Leaves the entry of the topmost overlay to a page that a link in it opens, and closes the overlays: Back then leads
 * from there to the page below.
 * @returns whether the current entry belonged to an overlay, which the next page has to replace
 */
export function releaseEntry(): boolean {
  clearTimeout(settling)
  for (const close of open.splice(0).reverse()) close()
  const { [STATE_KEY]: count, ...state } = window.history.state ?? {}
  if (count) window.history.replaceState(state, '')
  return count > 0
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
