import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#content/schema/inquiryFields.ts'
import { anyCharacter } from '#scripts/testing/anyCharacter.ts'
import { CONTACT, CONTACT_BODY, DEMO, DEMO_BODY } from './testing/makeInquiry.ts'
import { rawRequest } from './testing/rawRequest.ts'
import { startTestServer } from './testing/startTestServer.ts'

const JSON_BODY = JSON.stringify(DEMO_BODY)

/** Expects a response to be a problem, and returns the pointers to the invalid fields. */
async function problemOf(response: Response, status: number): Promise<string[]> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const problem = (await response.json()) as { status: number; errors?: { pointer: string }[] }
  expect(problem.status).toBe(status)
  return (problem.errors ?? []).map(({ pointer }) => pointer)
}

describe('is refused, and not stored', () => {
  it.each<[string, Record<string, string>, string | Buffer, number]>([
    ['bad JSON', {}, '{"name":', 400],
    ['an empty body', {}, '', 422],
    ['bytes that are no UTF-8', {}, Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['text/plain', { 'Content-Type': 'text/plain' }, JSON_BODY, 415],
    ['no type', { 'Content-Type': '' }, JSON_BODY, 415],
    ['a type from Object.prototype', { 'Content-Type': 'constructor' }, JSON_BODY, 415],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['UTF-7', { 'Content-Type': 'application/json; charset=utf-7' }, JSON_BODY, 415],
    ['gzip', { 'Content-Encoding': 'gzip' }, gzipSync('x'.repeat(1e6)), 415],
    ['more than 16 kB', {}, JSON_BODY.padEnd(16_385), 413],
    ['a lie about it', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, JSON_BODY, 403],
    ['an origin that is no address', { Origin: 'nonsense' }, JSON_BODY, 403],
    ['two keys', { 'Idempotency-Key': 'a, b' }, JSON_BODY, 400],
    ['a key of 10 kB', { 'Idempotency-Key': 'a'.repeat(10_000) }, JSON_BODY, 400],
  ])('%s', async (_what, headers, body, status) => {
    const server = await startTestServer()
    const response = await fetch(server.address + DEMO, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: new Uint8Array(Buffer.from(body)),
    })
    await problemOf(response, status)
    expect(server.log.lines.join('')).not.toContain('"outcome":"new"')
  })

  it('a form with far more fields than ours, before any of them is decoded', async () => {
    const server = await startTestServer()
    const more = Object.fromEntries(Array.from({ length: 14_000 }, (_, at) => [`x${at}`, '']))
    expect((await server.postForm(DEMO, more)).status).toBe(413)
  })

  it('any other method', async () => {
    const server = await startTestServer()
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
      const { status, headers } = await fetch(server.address + DEMO, { method })
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })

  it('a request to a similar address', async () => {
    const server = await startTestServer()
    const others = [
      '/api',
      '/api/nope',
      `${DEMO}/`,
      '/api//contacts',
      '/API/contacts',
      '/api/%2e%2e/contacts',
    ]
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON_BODY }
    for (const path of others)
      expect([404, 405]).toContain((await rawRequest(server.address, path, post)).status)
  })
})

describe('fields', () => {
  const deep = '['.repeat(7000) + ']'.repeat(7000)
  const withField = (name: string, json: string) =>
    JSON.stringify({ ...DEMO_BODY, [name]: 'MARK' }).replace('"MARK"', json)
  const wrong: [name: string, json: string][] = [
    ['message', deep],
    ['x', deep],
    ['__proto__', '{"admin":true}'],
    ['constructor', '"x"'],
    ['type', '"general"'],
    ['companySize', '"1000"'],
    ['message', `"${'x'.repeat(5001)}"`],
    ['name', `"${'x'.repeat(10_000)}"`],
    ['name', '"a\\r\\nBcc: x@y.example"'],
    ['name', '"a\\u202eb"'],
    ['name', '"a\\u200bb"'],
    ['message', '"\\udc00"'],
    ...[
      'a@b.co\\r\\nBcc: x@y.co',
      'a@b.co,c@d.co',
      '<a@b.co>',
      'g:a@b.co;',
      '\\"a b\\"@b.co',
      'a\\u0000@b.co',
    ]
      .concat(`${'a'.repeat(250)}@b.co`, 'a@b', 'a@b.co.')
      .map((email): [string, string] => ['email', `"${email}"`]),
    ...fieldsOf('demo').map(({ name }): [string, string] => [name, '{"a":1}']),
  ]

  it('are named with 422 if they are invalid', async () => {
    const server = await startTestServer()
    for (const [name, json] of wrong)
      expect(await problemOf(await server.post(DEMO, withField(name, json)), 422)).toEqual([`/${name}`])
    for (const body of ['[]', '"hello"', '1', 'null'])
      expect(await problemOf(await server.post(DEMO, body), 422)).toEqual([''])
    expect(await problemOf(await server.post(DEMO, withField('a/b~c', '1')), 422)).toEqual(['/a~1b~0c'])
    const required = ['/name', '/email', '/company', '/companySize']
    expect(await problemOf(await server.post(DEMO, '{}'), 422)).toEqual(required)
    const otherType = await server.post(CONTACT, { ...CONTACT_BODY, type: 'sales' })
    expect(await problemOf(otherType, 422)).toEqual(['/type'])
    expect(server.log.lines.join('')).not.toContain('"outcome":"new"')
    expect(server.log.events('alarm')).toEqual([])
  })

  it('are taken with a byte order mark, in exactly 16 kB, and in any script', async () => {
    const server = await startTestServer()
    expect((await server.post(DEMO, `\uFEFF${JSON_BODY}`)).status).toBe(202)
    expect((await server.post(DEMO, JSON_BODY.padEnd(16_384))).status).toBe(202)
    expect((await server.postForm(DEMO, { ...DEMO_BODY, message: 'अ'.repeat(5000) })).status).toBe(303)
    const { type: _, ...body }: Record<string, string> = CONTACT_BODY
    expect((await server.post(CONTACT, body)).status).toBe(202)
  })

  it('never make the server fail, whatever they hold', async () => {
    const server = await startTestServer()
    const odd = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.constantFrom('a\r\nBcc: x@y.example', '', ' ', '1-50', '\u0000', '__proto__'),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const keys = fc.constantFrom(...Object.keys(DEMO_BODY), 'attribution', 'elapsedMs', '__proto__', 'x')
    const changes = fc.array(fc.tuple(keys, odd), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const response = await server.post(DEMO, { ...DEMO_BODY, ...Object.fromEntries(list) })
        expect([202, 422]).toContain(response.status)
        await response.arrayBuffer()
      }),
      { numRuns: 150 },
    )
    expect(server.log.events('alarm')).toEqual([])
  })
})
