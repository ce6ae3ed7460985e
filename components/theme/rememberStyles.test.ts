import { createSystem } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'
import { expect, test } from 'vitest'
import { baseConfig } from './baseConfig.ts'
import { rememberStyles } from './rememberStyles.ts'

const plain = createSystem(baseConfig, { theme: { tokens: { colors: { ink: { value: '#123' } } } } })
const system = rememberStyles(plain)
const config = {
  base: { color: 'ink', '& a': { py: '2' } },
  variants: { look: { quiet: { opacity: 0.5 }, loud: { opacity: 1 } } },
}

const pick = ({ name, styles }: ReturnType<typeof serialize>) => ({ name, styles })

test('recipes and their styles are worked out once and say what they said before', () => {
  const recipe = system.cva(config)
  expect(system.cva(config)).toBe(recipe)
  for (const look of ['quiet', 'loud'] as const) {
    const styles = recipe({ look })
    expect(styles).toEqual(plain.cva(config)({ look }))
    // As Emotion names and writes them, so that it does so once.
    expect(system.css(styles, {})).toMatchObject(pick(serialize(plain.css(styles, {}))))
    expect(serialize(system.css(styles, {}))).toBe(system.css(styles))
    expect(system.css(styles, {})).toBe(system.css(styles))
  }
})

test("an element's own styles are added to those of its recipe, and do not stay with it", () => {
  const styles = system.cva(config)({ look: 'loud' })
  expect(system.css(styles, { color: 'red' })).toMatchObject({ color: 'red' })
  expect(system.css(styles, {})).toMatchObject(pick(serialize(plain.css(styles))))
  expect(system.cva({ base: { color: 'red' } })({})).not.toEqual(styles)
})
