import { expect, it } from 'vitest'
import { isOnBackdrop } from './isOnBackdrop.ts'

const press = (clientX: number, isOnContent = false) => {
  const currentTarget = { getBoundingClientRect: () => ({ left: 100, right: 300, top: 0, bottom: 200 }) }
  return { target: isOnContent ? {} : currentTarget, currentTarget, clientX, clientY: 50 }
}

it('tells the backdrop of a dialog from its padding and its scrollbar', () => {
  expect(isOnBackdrop(press(310))).toBe(true)
  expect(isOnBackdrop(press(295))).toBe(false)
  // Pressed with a key, a button inside reports no place.
  expect(isOnBackdrop(press(0, true))).toBe(false)
})
