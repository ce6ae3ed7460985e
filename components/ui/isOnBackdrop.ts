/** What is read of a press on a dialog. */
interface Press {
  target: unknown
  currentTarget: { getBoundingClientRect(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> }
  clientX: number
  clientY: number
}

/** Whether a press on a dialog is on its backdrop. On its padding and its scrollbar, the target is the same. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: Press): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isInside
}
