import { expect } from 'vitest'
import type { TestPostgres } from '../testing/startPostgres.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { post, report, startServers, untilDrained } from './harness.ts'

/** Two servers on one store get one key 20 times at once, after delivery and after a restart. */
export async function sameKey(postgres?: TestPostgres): Promise<void> {
  const smtp = await startSmtpSink()
  const servers = await startServers(2, { SMTP_URL: smtp.url }, postgres)
  const answers: string[] = []
  const send = async ({ address }: { address: string }) => {
    const { status, text } = await post(address, 'one-and-the-same')
    answers.push(`${status} ${text}`)
  }
  const allDrained = () => Promise.all(servers.map(({ address }) => untilDrained(address)))
  const sendTwenty = async () => {
    await Promise.all(Array.from({ length: 10 }, () => servers.map(send)).flat())
    await allDrained()
  }
  await sendTwenty()
  await sendTwenty()
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await allDrained()
  await sendTwenty()
  const seen = { answers: answers.length, different: new Set(answers).size, mails: smtp.mails.length }
  report(seen)
  expect(seen).toEqual({ answers: 60, different: 1, mails: 1 })
  expect(answers[0]).toMatch(/^202 /)
}
