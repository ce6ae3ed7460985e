import type { MouseEvent } from 'react'

/** Whether a press on a dialog is on its backdrop. On its padding and its scrollbar, the target is the same. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isInside
}
