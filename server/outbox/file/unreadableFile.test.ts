import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeEnquiry } from '../../testing/makeEnquiry.ts'
import { memoryLog } from '../../testing/memoryLog.ts'
import { openTestSpool as open } from '../../testing/openTestSpool.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { until } from '../../testing/until.ts'

describe('a file that cannot be read for a while', () => {
  const path = (root: string) => join(root, 'new', `${makeEnquiry('a').id}.json`)

  /** A link to itself: nothing that opens it gets further. */
  function hide(root: string): () => void {
    renameSync(path(root), join(root, 'hidden'))
    symlinkSync(path(root), path(root))
    return () => renameSync(join(root, 'hidden'), path(root))
  }

  it('keeps its place, with an alarm that says why, and is delivered afterward', async () => {
    const root = join(temporaryFolder(), 'outbox')
    const log = memoryLog()
    const outbox = await open(root, { log, refreshMs: 20 })
    await outbox.accept(makeEnquiry('a'))
    const show = hide(root)
    for (let look = 0; look < 3; look += 1) expect(await outbox.claim(1)).toEqual([])
    await expect(outbox.accept(makeEnquiry('a'))).rejects.toMatchObject({ code: 'ELOOP' })
    expect(await outbox.stats()).toMatchObject({ waiting: 1, corrupt: 0 })
    expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'alarm', event: 'file not readable', state: 'new', code: 'ELOOP' },
    ])
    show()
    await expect.poll(async () => (await outbox.claim(1)).length, { interval: 20, timeout: 20_000 }).toBe(1)
    await outbox.close()
  })

  it('is waited for by a server that finds it at its start, and alarms anew when it happens again', async () => {
    const root = join(temporaryFolder(), 'outbox')
    const log = memoryLog()
    let outbox = await open(root)
    await outbox.accept(makeEnquiry('a'))
    await outbox.close()
    let show = hide(root)
    outbox = await open(root, { log, refreshMs: 20 })
    expect(await outbox.stats()).toMatchObject({ waiting: 1, corrupt: 0 })
    show()
    await until(async () => (await outbox.claim(1)).length === 1, 'a claim')
    await outbox.defer({ enquiry: makeEnquiry('a'), token: '', ageMs: 0 }, 0)
    show = hide(root)
    await until(async () => (await outbox.claim(1)).length === 0 && log.lines.length === 2, 'a second alarm')
    show()
    await outbox.close()
  })
})
