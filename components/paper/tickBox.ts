/** A printed checkbox, 22 x 22, with a tick that extends beyond it. */
export const tickBox = {
  size: 22,
  box: 'M3.5 4.5h14v14h-14z',
  tick: 'M5 11c2 2 3 4 4 6C12 10 16 5 22 1',
} as const
