import type { MouseEvent } from 'react'

/** Whether a click on a link opens it in place: other clicks (new tab, download) keep their browser meaning. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
