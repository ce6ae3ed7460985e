import type { MouseEvent } from 'react'

/** Whether a click on a link opens it in place: other clicks (new tab, download) keep their browser meaning. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Props of a link that acts on the page instead of leading to its address. Opts out of Vike's click handler, which ignores
 * `defaultPrevented`.
 */
export const inPlace = (act: () => void) => ({
  'data-vike': 'false',
  onClick(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Safari doesn't focus a pressed link, and a dialog returns the focus to what had it.
    event.currentTarget.focus()
    act()
  },
})
