import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import { askRepeatedly, type RepeatedRequests } from '../testing/askRepeatedly.ts'
import { inNewFolder, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { PAGE, startWithSampleSite } from './sampleSite.ts'

const CONNECTIONS = 4
const VISITOR = '127.0.0.9'
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
      // Measured again each time, as the load of the machine may have changed.
      const alone = await pages()
      const floods = Array.from({ length: CONNECTIONS }, () =>
        askRepeatedly(server.address, post(host, body)),
      )
      await sleep(500)
      const beside = await pages()
      for (const flood of floods) flood.stop()
      figures[`pages beside ${name}`] =
        `${beside} instead of ${alone} (${((100 * beside) / alone).toFixed(0)} %)`
      figures[`forms with ${name}`] = summary(floods)
      bars[`a third of the pages beside ${name}`] = beside * 3 >= alone && alone > 0
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
