import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { until } from '../../testing/until.ts'
import { signOwner } from './signOwner.ts'

const BEAT_MS = 20

function openPlace() {
  const path = join(temporaryFolder(), 'owner')
  const changes: string[] = []
  /** Longer than a test may hang, so that an owner falls silent only where a test says so. */
  async function sign(place: string, silentMs = 10_000) {
    const onChange = (isKept: boolean) => void changes.push(`${place} ${isKept ? 'again' : 'lost'}`)
    const owner = await signOwner({ path, place, onChange, beatMs: BEAT_MS, silentMs })
    onTestFinished(owner.giveUp)
    return owner
  }
  const fallSilent = () => utimesSync(path, new Date(0), new Date(0))
  return { path, changes, sign, fallSilent }
}

it('refuses a second place while the first gives signs of life', async () => {
  const { sign, changes } = openPlace()
  const first = await sign('a', 1_500)
  await expect(sign('b', 1_500)).rejects.toThrow('DATA_DIR: another machine or container uses it')
  expect(await first.isKept()).toBe(true)
  expect(changes).toEqual([])
})

it('lets one of several in that come at the same moment, whatever they find', async () => {
  for (const left of [undefined, 'gone x']) {
    const { path, sign, fallSilent } = openPlace()
    if (left) {
      writeFileSync(path, left)
      fallSilent()
    }
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((place) => sign(place, 2_000)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

it('says why it cannot sign', async () => {
  const path = join(temporaryFolder(), 'nowhere', 'owner')
  const signing = signOwner({ path, place: 'a', onChange: () => {} })
  await expect(signing).rejects.toMatchObject({ code: 'ENOENT', path })
})

it('follows a killed owner of the same place at once', async () => {
  const { path, sign } = openPlace()
  writeFileSync(path, 'a killed')
  const started = performance.now()
  await sign('a')
  expect(performance.now() - started).toBeLessThan(900)
  expect(readFileSync(path, 'utf8')).toMatch(/^a (?!killed)/)
})

it('notices once that another one took its place, and follows that one when it falls silent', async () => {
  const { path, sign, changes, fallSilent } = openPlace()
  const owner = await sign('a')
  writeFileSync(path, 'b x')
  expect(await owner.isKept()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 5 * BEAT_MS))
  expect(changes).toEqual(['a lost'])
  expect(readFileSync(path, 'utf8')).toBe('b x')
  fallSilent()
  await until(() => changes.length === 2, 'the way back')
  expect(changes).toEqual(['a lost', 'a again'])
  expect(await owner.isKept()).toBe(true)
})

it('signs anew where the file was deleted, and takes away no signature but its own', async () => {
  const { path, sign, changes } = openPlace()
  const owner = await sign('a')
  rmSync(path)
  await until(() => existsSync(path) && readFileSync(path, 'utf8').startsWith('a '), 'a new signature')
  expect(changes).toEqual([])
  writeFileSync(path, 'b x')
  await owner.giveUp()
  expect(readFileSync(path, 'utf8')).toBe('b x')
})
