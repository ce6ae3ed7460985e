import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DEMO_BODY } from './testing/makeEnquiry.ts'
import { PROBLEM, problemOf } from './testing/problemOf.ts'
import { type RawAnswer, rawRequest } from './testing/rawRequest.ts'
import { startTestServer } from './testing/startTestServer.ts'

const DEMO = '/api/demo-requests'

describe('requests that aren’t one of our forms', () => {
  const json = JSON.stringify(DEMO_BODY)

  it.each<[string, Record<string, string>, string | Buffer, number]>([
    ['bad JSON', {}, '{"name":', 400],
    ['an empty body', {}, '', 422],
    ['a body of spaces', {}, '   ', 400],
    ['bytes that are no UTF-8', {}, Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['text/plain', { 'Content-Type': 'text/plain' }, json, 415],
    ['no type', { 'Content-Type': '' }, json, 415],
    ['a type from Object.prototype', { 'Content-Type': 'constructor' }, json, 415],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['UTF-16', { 'Content-Type': 'application/json; charset=utf-16' }, Buffer.from(json, 'utf16le'), 415],
    ['UTF-7', { 'Content-Type': 'application/json; charset=utf-7' }, json, 415],
    ['gzip', { 'Content-Encoding': 'gzip' }, gzipSync('x'.repeat(1e6)), 415],
    ['brotli', { 'Content-Encoding': 'br' }, brotliCompressSync('x'.repeat(1e6)), 415],
    ['a foreign origin', { Origin: 'https://evil.example' }, json, 403],
    ['no origin to speak of', { Origin: 'null' }, json, 403],
    ['another site of ours', { 'Sec-Fetch-Site': 'same-site' }, json, 403],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, json, 403],
    ['a lie about the site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, json, 403],
    ['an origin that is no address', { Origin: 'nonsense' }, json, 403],
    ['two keys', { 'Idempotency-Key': 'a, b' }, json, 400],
    ['a key of 10 kB', { 'Idempotency-Key': 'a'.repeat(10_000) }, json, 400],
    ['a key with a path', { 'Idempotency-Key': '../../etc/passwd\\' }, json, 400],
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

  it.each([
    ['without an origin', { Origin: '' }, 403],
    ['from elsewhere', { Origin: 'https://evil.example' }, 403],
    ['from an address that differs in the port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['from our own page', {}, 303],
    ['from our own page that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 303],
  ])('a plain form %s', async (_what, headers, status) => {
    const server = await startTestServer()
    expect((await server.postForm(DEMO, DEMO_BODY, headers)).status).toBe(status)
  })

  it.each([
    ['https://www.company.example', 'www.company.example', 202],
    ['https://company.example', 'company.example', 202],
    ['http://localhost:3000', 'localhost:3000', 202],
    ['http://evil.example', 'evil.example', 403],
  ])('with SITE_URL, a form from %s', async (origin, host, status) => {
    const server = await startTestServer({ SITE_URL: 'https://www.company.example' })
    const request = rawPost(DEMO, { Origin: origin, Host: host }, json)
    expect((await rawRequest(server.address, request)).status).toBe(status)
  })

  it('a field that a plain form sends twice', async () => {
    const server = await startTestServer()
    const body = `${new URLSearchParams(DEMO_BODY)}&name=Other`
    const response = await fetch(server.address + DEMO, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.address },
      body,
    })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Your name must be text.')
  })

  it('a form with far more fields than ours, before any of them is decoded', async () => {
    const server = await startTestServer()
    const post = (body: string) =>
      fetch(server.address + DEMO, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.address },
        body,
      })
    const fields = `${new URLSearchParams(DEMO_BODY)}`
    const more = (count: number) => Array.from({ length: count }, (_, at) => `&x${at}`).join('')
    expect((await post(fields + more(20))).status).toBe(422)
    await problemOf(await post(fields + more(33)), 413)
    await problemOf(await post(more(14_000)), 413)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('%s', async (method) => {
    const server = await startTestServer()
    const response = await fetch(server.address + DEMO, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(response.headers.get('content-type')).toBe(PROBLEM)
  })

  it.each([
    '/api',
    '/api/',
    '/api/nope',
    `${DEMO}/`,
    '/api//contacts',
    '/API/contacts',
    '/api/%2e%2e/contacts',
  ])('the address %s', async (path) => {
    const server = await startTestServer()
    const answer = await rawRequest(server.address, rawPost(path, {}, json))
    expect([404, 405]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toBe(PROBLEM)
  })

  it('an allowed origin may read responses and gets nothing else', async () => {
    const server = await startTestServer({ ALLOWED_ORIGINS: 'https://www.company.example' })
    const origin = { Origin: 'https://www.company.example', 'Sec-Fetch-Site': 'cross-site' }
    const taken = await server.post(DEMO, DEMO_BODY, origin)
    expect([taken.status, taken.headers.get('access-control-allow-origin')]).toEqual([202, origin.Origin])
    const preflight = await fetch(server.address + DEMO, {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
    const form = await server.postForm(DEMO, DEMO_BODY, origin)
    expect(form.headers.get('location')).toBe('https://www.company.example/contact?sent=demo#demo-requested')
    const evil = await server.post(DEMO, DEMO_BODY, { Origin: 'https://evil.example' })
    expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  it('a foreign Host isn’t repeated anywhere', async () => {
    const server = await startTestServer()
    const answer = await rawRequest(server.address, rawPost(DEMO, { Host: 'evil.example' }, json))
    expect(answer.status).toBe(202)
    expect(JSON.stringify([...answer.headers]) + answer.body).not.toContain('evil')
  })
})

describe('broken HTTP', () => {
  it.each<[string, string, number[]]>([
    ['a length that is too short', rawPost(DEMO, { 'Content-Length': '5' }, '{"a":1}'), [400]],
    ['a length that is no number', rawPost(DEMO, { 'Content-Length': 'x' }, '{}'), [400]],
    ['two lengths', rawPost(DEMO, { 'Content-Length': '2\r\nContent-Length: 3' }, '{}'), [400]],
    ['a length and chunks', rawPost(DEMO, { 'Transfer-Encoding': 'chunked' }, '2\r\n{}\r\n0\r\n\r\n'), [400]],
    ['NUL in the path', rawPost('/api\0', {}, '{}'), [400]],
    ['a header of 20 kB', rawPost(DEMO, { 'X-Long': 'x'.repeat(20_000) }, '{}'), [431]],
    ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ])('%s is answered with a problem and hung up on', async (_what, bytes, statuses) => {
    const server = await startTestServer()
    const answer: RawAnswer = await rawRequest(server.address, bytes)
    expect(statuses).toContain(answer.status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(JSON.parse(answer.body).status).toBe(answer.status)
  })
})

function rawPost(path: string, headers: Record<string, string>, body: string): string {
  const all = {
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
