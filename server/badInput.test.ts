import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { ParsedMail } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { CONTACT_BODY, DEMO_BODY } from './testing/makeEnquiry.ts'
import { type RawAnswer, rawRequest } from './testing/rawRequest.ts'
import { addressOf, startSmtpSink } from './testing/smtpSink.ts'
import { startTestServer } from './testing/startTestServer.ts'
import { until } from './testing/until.ts'

const DEMO = '/api/demo-requests'
const PROBLEM = 'application/problem+json; charset=utf-8'
const MAIL_HEADERS = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-enquiry-reference',
  'x-enquiry-score',
]

async function startWithSink() {
  const sink = await startSmtpSink()
  const server = await startTestServer({ SMTP_URL: sink.url, SALES_EMAIL: 'sales@company.example' })
  /** The mail that a body led to. */
  async function mailOf(body: unknown): Promise<ParsedMail> {
    const before = sink.mails.length
    const response = await server.post(DEMO, body)
    expect(response.status).toBe(202)
    await until(() => sink.mails.length > before, 'the mail')
    const mail = (await sink.parsed()).at(-1)
    if (!mail) throw new Error('no mail')
    return mail
  }
  return { ...server, sink, mailOf }
}

/** Checks that an answer is a problem of a status, and gives the fields it complains about. */
async function problemOf(response: Response, status: number): Promise<string[]> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(PROBLEM)
  const problem = (await response.json()) as { status: number; errors?: { pointer: string }[] }
  expect(problem.status).toBe(status)
  return (problem.errors ?? []).map(({ pointer }) => pointer)
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const withField = (name: string, json: string) =>
  JSON.stringify({ ...DEMO_BODY, [name]: 'MARK' }).replace('"MARK"', json)

describe('fields that cannot be taken are named with 422', () => {
  const cases: [what: string, body: string, pointers: string[]][] = [
    ['nothing', '{}', ['/name', '/email', '/company', '/companySize']],
    ['an array', '[]', ['']],
    ['a text', '"hello"', ['']],
    ['a number', '1', ['']],
    ['null', 'null', ['']],
    ['15,000 levels of arrays', deep(7000), ['']],
    ['15,000 levels in a field', withField('message', deep(7000)), ['/message']],
    ['15,000 levels in an unknown key', withField('x', deep(7000)), ['/x']],
    ['__proto__', withField('__proto__', '{"admin":true}'), ['/__proto__']],
    ['constructor', withField('constructor', '"x"'), ['/constructor']],
    ['a key with slashes', withField('a/b~c', '1'), ['/a~1b~0c']],
    ['toString', withField('toString', '1'), ['/toString']],
    ['type in a demo request', withField('type', '"general"'), ['/type']],
    ['a size of our own', withField('companySize', '"1000"'), ['/companySize']],
    ['a size with a space', withField('companySize', '"1000+ "'), ['/companySize']],
    ['a message of 5,001 characters', withField('message', `"${'x'.repeat(5001)}"`), ['/message']],
    ['a name of 10,000 characters', withField('name', `"${'x'.repeat(10_000)}"`), ['/name']],
    ['a name with a line break', withField('name', '"a\\r\\nBcc: x@y.example"'), ['/name']],
    ['a name that reads backwards', withField('name', '"a\\u202eb"'), ['/name']],
    ['a name with a hidden space', withField('name', '"a\\u200bb"'), ['/name']],
    ['half a character', withField('name', '"\\ud83d"'), ['/name']],
    ['half a character in a message', withField('message', '"\\udc00"'), ['/message']],
    ['an email with a second header', withField('email', '"a@b.co\\r\\nBcc: x@y.co"'), ['/email']],
    ['two emails', withField('email', '"a@b.co,c@d.co"'), ['/email']],
    ['an email in brackets', withField('email', '"<a@b.co>"'), ['/email']],
    ['a group', withField('email', '"g:a@b.co;"'), ['/email']],
    ['a quoted local part', withField('email', '"\\"a b\\"@b.co"'), ['/email']],
    ['an email with NUL', withField('email', '"a\\u0000@b.co"'), ['/email']],
    ['a long email', withField('email', `"${'a'.repeat(250)}@b.co"`), ['/email']],
    ['an email without a dot', withField('email', '"a@b"'), ['/email']],
    ['an email with a last dot', withField('email', '"a@b.co."'), ['/email']],
    ...[
      'name',
      'email',
      'company',
      'companySize',
      'jobTitle',
      'phone',
      'interestedPrograms',
      'message',
    ].flatMap((field) =>
      ['1', 'true', '["a"]', '{"a":1}'].map((json): [string, string, string[]] => [
        `${field} = ${json}`,
        withField(field, json),
        [`/${field}`],
      ]),
    ),
  ]

  it('every one of them', async () => {
    const server = await startWithSink()
    for (const [what, body, pointers] of cases) {
      expect(await problemOf(await server.post(DEMO, body), 422), what).toEqual(pointers)
    }
    const wrongType = await server.post('/api/contacts', { ...CONTACT_BODY, type: 'sales' })
    expect(await problemOf(wrongType, 422)).toEqual(['/type'])
    expect(readdirSync(join(server.dataDir, 'outbox', 'new'))).toEqual([])
    expect(server.sink.mails).toEqual([])
    expect(server.log.events('alarm')).toEqual([])
  })
})

describe('what can be taken arrives as it was sent', () => {
  it.each<[string, Record<string, string>]>([
    ['an encoded word', { name: '=?utf-8?B?SGk=?=', company: '=?iso-8859-1?Q?=41?=' }],
    ['percent-encoded line breaks', { email: 'a%0d%0aBcc%3ax@b.example', name: 'a%0d%0ab' }],
    [
      'markup and formulas',
      { name: '=cmd|calc', message: '<script>alert(1)</script>\n=1+1', company: '"><img>' },
    ],
    ['every script', { name: 'प्रिया 山田 علی 👩‍👩‍👧', company: 'Ωμέγα & Ünal' }],
    ['a long line', { message: `${'x'.repeat(4990)} end` }],
    ['lone dots', { message: '.\n..\n.\nQUIT' }],
    ['a domain in other letters', { email: 'a@bücher.example' }],
    ['an emoji as a mailbox', { email: '🙂@b.example' }],
  ])('%s', async (_what, changes) => {
    const { mailOf } = await startWithSink()
    const mail = await mailOf({ ...DEMO_BODY, ...changes })
    for (const value of Object.values(changes)) expect(mail.text).toContain(value)
    expect([...new Set([...mail.headers.keys(), 'reply-to'])].sort()).toEqual(MAIL_HEADERS)
    expect(addressOf(mail.from)).toBe('website@localhost')
    expect(addressOf(mail.to)).toBe('sales@company.example')
  })

  it('line breaks of every kind, as line breaks', async () => {
    const { mailOf } = await startWithSink()
    expect((await mailOf({ ...DEMO_BODY, message: 'a\r\nb\rc\nd' })).text).toContain('\na\nb\nc\nd\n')
  })

  it('the last of two equal keys', async () => {
    const { mailOf } = await startWithSink()
    const mail = await mailOf(`{"name":"First",${JSON.stringify({ ...DEMO_BODY, name: 'Second' }).slice(1)}`)
    expect(mail.subject).toContain('Second')
  })

  it('a body that starts with a byte order mark', async () => {
    const { mailOf } = await startWithSink()
    expect((await mailOf(`\uFEFF${JSON.stringify(DEMO_BODY)}`)).subject).toContain(DEMO_BODY.company)
  })

  it('a body of exactly 16 kB, and none that is larger', async () => {
    const { mailOf, post } = await startWithSink()
    const body = JSON.stringify(DEMO_BODY)
    expect((await mailOf(body.padEnd(16_384))).subject).toContain(DEMO_BODY.company)
    await problemOf(await post(DEMO, body.padEnd(16_385)), 413)
  })

  it('the longest message of a plain form in any script', async () => {
    const { postForm, sink } = await startWithSink()
    expect((await postForm(DEMO, { ...DEMO_BODY, message: 'अ'.repeat(5000) })).status).toBe(303)
    await until(() => sink.mails.length === 1, 'the mail')
    expect((await sink.parsed())[0]?.text).toContain('अ'.repeat(5000))
  })
})

describe('requests that are no form of ours', () => {
  const json = JSON.stringify(DEMO_BODY)

  it.each<[string, Record<string, string>, string | Buffer, number]>([
    ['bad JSON', {}, '{"name":', 400],
    ['an empty body', {}, '', 400],
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
    expect(readdirSync(join(server.dataDir, 'outbox', 'new'))).toEqual([])
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

  it('an origin of the settings, which may read the answers and gets nothing else', async () => {
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

  it('a foreign Host, which is not repeated anywhere', async () => {
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

it('never fails, and mails only what it took, whatever JSON arrives', async () => {
  const { post, sink, log } = await startWithSink()
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('a\r\nBcc: x@y.example', 'x@y.example', '', ' ', '1-50', '\u0000', '__proto__'),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const keys = fc.constantFrom(
    ...Object.keys(DEMO_BODY),
    'attribution',
    'elapsedMs',
    'quillnote',
    '__proto__',
    'x',
  )
  const changes = fc.array(fc.tuple(keys, odd), { maxLength: 4 })
  let taken = 0
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const response = await post(DEMO, { ...DEMO_BODY, ...Object.fromEntries(list) })
      expect([202, 422]).toContain(response.status)
      if (response.status === 202) taken += 1
      await response.arrayBuffer()
    }),
    { numRuns: 150 },
  )
  await until(() => sink.mails.length === taken, 'all mails', 20_000)
  for (const { to, from } of sink.mails)
    expect([from, ...to]).toEqual(['website@localhost', 'sales@company.example'])
  for (const mail of await sink.parsed()) {
    expect([...new Set([...mail.headers.keys(), 'reply-to'])].sort()).toEqual(MAIL_HEADERS)
  }
  expect(log.events('alarm')).toEqual([])
}, 30_000)

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
