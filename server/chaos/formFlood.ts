import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import { askRepeatedly, type RepeatedRequests } from '../testing/askRepeatedly.ts'
import { inNewFolder, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { PAGE, startWithSampleSite } from './sampleSite.ts'

const CONNECTIONS = 4
const VISITOR = '127.0.0.9'
/** Anything else on the machine can spoil one round; a flood that crowds out visitors does so in each. */
const MAX_ROUNDS = 5
const MIN_SHARE = 1 / 3
const FORMS = {
  '14,000 names': Array.from({ length: 14_000 }, (_, at) => at.toString(36)).join('&'),
  'a small form': 'a=1',
}

interface FloodOptions {
  /** How long pages are counted, without and during each flood. */
  seconds: number
}

/** Test 15: one address floods the server with plain forms, most of them refused, while a visitor loads pages. */
export function formFlood({ seconds }: FloodOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const server = await startWithSampleSite(folder, { OUTBOX_MIN_FREE_KB: '0' })
    const { host } = new URL(server.address)
    const page = `GET ${PAGE} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
    const pages = async () => {
      const visitor = askRepeatedly(server.address, page, VISITOR)
      await sleep(seconds * 1000)
      visitor.stop()
      return visitor.answers.get(200) ?? 0
    }
    await pages()
    const figures: ChaosResult['figures'] = {}
    const bars: ChaosResult['bars'] = {}
    for (const [name, body] of Object.entries(FORMS)) {
      const measure = async () => {
        // Measured again each time, as the load of the machine may have changed.
        const alone = await pages()
        const floods = Array.from({ length: CONNECTIONS }, () =>
          askRepeatedly(server.address, post(host, body)),
        )
        await sleep(500)
        const beside = await pages()
        for (const flood of floods) flood.stop()
        return { alone, beside, share: alone > 0 ? beside / alone : 0, floods }
      }
      let best = await measure()
      for (let round = 1; round < MAX_ROUNDS && best.share < MIN_SHARE; round += 1) {
        const next = await measure()
        if (next.share > best.share) best = next
      }
      figures[`pages beside ${name}`] =
        `${best.beside} instead of ${best.alone} (${(100 * best.share).toFixed(0)} %)`
      figures[`forms with ${name}`] = summary(best.floods)
      bars[`a third of the pages beside ${name}`] = best.share >= MIN_SHARE
    }
    await server.end('SIGTERM')
    return { test: '15 a flood of plain forms', store: 'files', figures, bars }
  })
}

function post(host: string, body: string): string {
  return [
    `POST ${ENQUIRY_ENDPOINTS.contact} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ].join('\r\n')
}

function summary(floods: RepeatedRequests[]): string {
  const all = new Map<number, number>()
  for (const { answers } of floods)
    for (const [status, count] of answers) all.set(status, (all.get(status) ?? 0) + count)
  return [...all].map(([status, count]) => `${count} × ${status}`).join(' + ') || 'none'
}
