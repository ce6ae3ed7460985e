import { expect, it, onTestFinished } from 'vitest'
import { CONTACT_BODY } from './testing/makeEnquiry.ts'
import { startSocketUnit } from './testing/startSocketUnit.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

it('turns no one away during a restart when systemd listens for it', async () => {
  // Neither could be used.
  const unit = await startSocketUnit({ DATA_DIR: temporaryFolder(), PORT: '1', HOST: 'nowhere.invalid' })
  onTestFinished(unit.stop)
  const send = () =>
    fetch(`${unit.address}/api/contacts`, {
      method: 'POST',
      // One that is kept could be closed just when it is used again.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(CONTACT_BODY),
    }).then(({ status }) => status)

  unit.start()
  expect(await send()).toBe(202)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await unit.end(signal)
    const sent = send()
    unit.start()
    expect(await sent).toBe(202)
  }
  expect(unit.output()).toContain(`The site is at ${unit.address}\n`)
})
