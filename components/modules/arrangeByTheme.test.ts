import { expect, test } from 'vitest'
import { moduleCard } from '#content/collections/moduleCard.ts'
import { modules } from '#content/collections/modules.ts'
import { arrangeByTheme } from './arrangeByTheme.ts'

const cards = modules.list().map(moduleCard)

/** How many of three and of two places a card takes. */
const inThree = (fit = '') => (fit.includes('row') ? 3 : fit.includes('half') ? 1.5 : 1)
const inTwo = (fit = '') => (fit.includes('line') ? 2 : 1)

test.each(Array.from({ length: 20 }, (_, at) => at + 1))(
  'a theme of %i modules fills its lines in two columns and in three',
  (total) => {
    const own = Array.from({ length: total }, () => cards[0]).flatMap((card) => card ?? [])
    const [theme] = arrangeByTheme(own)
    for (const [widthOf, width] of [
      [inThree, 3],
      [inTwo, 2],
    ] as const) {
      let line = 0
      for (const { fit } of theme?.cards ?? []) {
        line += widthOf(fit)
        expect(line).toBeLessThanOrEqual(width)
        if (line === width) line = 0
      }
      expect(line).toBe(0)
    }
  },
)
