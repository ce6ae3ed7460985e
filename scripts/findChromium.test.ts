import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { findChromium } from './findChromium.ts'

describe('findChromium', () => {
  it('takes the program that CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(findChromium()).toBe(process.execPath)
  })

  it('refuses a CHROMIUM_PATH that is no program', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
    expect(() => findChromium()).toThrow('/nowhere/chromium')
  })

  it('otherwise names a program that is there, or none', () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    const found = findChromium()
    expect(found === undefined || existsSync(found)).toBe(true)
  })
})
