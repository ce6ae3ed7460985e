import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#content/schema/enquiryFields.ts'
import { MAIL_HEADERS } from './testing/mailHeaders.ts'
import { CONTACT_BODY, DEMO_BODY } from './testing/makeEnquiry.ts'
import { problemOf } from './testing/problemOf.ts'
import { startWithSink } from './testing/startWithSink.ts'
import { until } from './testing/until.ts'

const DEMO = '/api/demo-requests'

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const withField = (name: string, json: string) =>
  JSON.stringify({ ...DEMO_BODY, [name]: 'MARK' }).replace('"MARK"', json)

describe('invalid fields are named with 422', () => {
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
    ...fieldsOf('demo').flatMap(({ name: field }) =>
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
    expect(server.log.lines.join('')).not.toContain('"outcome":"new"')
    expect(server.sink.mails).toEqual([])
    expect(server.log.events('alarm')).toEqual([])
  })
})

it('never fails on any JSON, and mails only what it accepted', async () => {
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
