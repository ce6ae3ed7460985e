import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { until } from '../../testing/until.ts'
import { holdOwnerFile } from './holdOwnerFile.ts'

const HEARTBEAT_MS = 20
/** Longer than a busy machine may hold up a heartbeat; whoever is refused waits for as long. */
const REFUSED_AFTER_MS = 6_000

function openPlace() {
  const path = join(temporaryFolder(), 'owner')
  const changes: string[] = []
  /** Longer than a test may hang, so that an owner only falls silent on purpose. */
  async function sign(place: string, staleAfterMs = 10_000) {
    const onChange = (isHeld: boolean) => void changes.push(`${place} ${isHeld ? 'again' : 'lost'}`)
    const owner = await holdOwnerFile({ path, place, onChange, heartbeatMs: HEARTBEAT_MS, staleAfterMs })
    onTestFinished(owner.release)
    return owner
  }
  const fallSilent = () => utimesSync(path, new Date(0), new Date(0))
  return { path, changes, sign, fallSilent }
}

it('refuses a second place while the first is alive', async () => {
  const { sign, changes } = openPlace()
  const first = await sign('a', REFUSED_AFTER_MS)
  await expect(sign('b', REFUSED_AFTER_MS)).rejects.toThrow('DATA_DIR: another machine or container uses it')
  expect(await first.isHeld()).toBe(true)
  expect(changes).toEqual([])
})

it('admits one of several that start at the same time, whatever they find', async () => {
  const starts = [undefined, 'gone x'].map((left) => {
    const { path, sign, fallSilent } = openPlace()
    if (left) {
      writeFileSync(path, left)
      fallSilent()
    }
    return Promise.allSettled(['a', 'b', 'c', 'd'].map((place) => sign(place, REFUSED_AFTER_MS)))
  })
  for (const outcomes of await Promise.all(starts))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('reports why it can’t sign', async () => {
  const path = join(temporaryFolder(), 'nowhere', 'owner')
  const signing = holdOwnerFile({ path, place: 'a', onChange: () => {} })
  await expect(signing).rejects.toMatchObject({ code: 'ENOENT', path })
})

it('replaces a killed owner of the same place at once', async () => {
  const { path, sign } = openPlace()
  writeFileSync(path, 'a killed')
  // Whoever waited for silence would wait longer than a test may take.
  await sign('a', 60_000)
  expect(readFileSync(path, 'utf8')).toMatch(/^a (?!killed)/)
})

it('notices once that another owner took over, and takes over again when that one falls silent', async () => {
  const { path, sign, changes, fallSilent } = openPlace()
  const owner = await sign('a')
  writeFileSync(path, 'b x')
  expect(await owner.isHeld()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 5 * HEARTBEAT_MS))
  expect(changes).toEqual(['a lost'])
  expect(readFileSync(path, 'utf8')).toBe('b x')
  fallSilent()
  await until(() => changes.length === 2, 'the way back')
  expect(changes).toEqual(['a lost', 'a again'])
  expect(await owner.isHeld()).toBe(true)
})

it('signs again if the file was deleted, and removes only its own signature', async () => {
  const { path, sign, changes } = openPlace()
  const owner = await sign('a')
  rmSync(path)
  await until(() => existsSync(path) && readFileSync(path, 'utf8').startsWith('a '), 'a new signature')
  expect(changes).toEqual([])
  writeFileSync(path, 'b x')
  await owner.release()
  expect(readFileSync(path, 'utf8')).toBe('b x')
})
