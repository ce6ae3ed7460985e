import { describe, expect, it } from 'vitest'
import { moduleImage, pageImage, portraitKey } from './images.ts'

describe('images', () => {
  it('are decorative unless they are described', () => {
    expect(pageImage('scenes', 'home', '')).toEqual({
      src: '/art/scenes/home.svg',
      width: 1200,
      height: 900,
      alt: '',
    })
    expect(moduleImage('find-your-why', 'A compass').alt).toBe('A compass')
  })
})

describe('portraitKey', () => {
  it.each([
    ['Meera Raghavan', 'meera-raghavan'],
    ["Dr. Zoë O'Neil", 'dr-zoe-o-neil'],
    ['  Núria   Coll-Vidal ', 'nuria-coll-vidal'],
  ])('%s gives %s', (name, key) => {
    expect(portraitKey(name)).toBe(key)
  })
})
