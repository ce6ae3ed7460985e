import { expect, it } from 'vitest'
import { FIELD_TEXT } from '../labels/inquiryText.ts'
import { fieldsOf } from './inquiryFields.ts'
import { inquirySchemas } from './inquirySchemas.ts'

const { demo: demoSchemas, contact: contactSchemas } = inquirySchemas

const demo = { name: 'Meera', email: 'meera@tidewater.example', company: 'Tidewater', companySize: '51-200' }
const contact = { ...demo, message: 'Hello', type: 'general' }

/** The first error message of each field of a demo request with the given changes. */
function messages(changes: Record<string, unknown>): Record<string, string> {
  const { error } = demoSchemas.body.safeParse({ ...demo, ...changes })
  const issues = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  return Object.fromEntries(issues.reverse())
}

it('leaves empty optional fields out and cuts spaces at both ends', () => {
  const typed = { ...demo, name: '  Meera ', phone: '   ', jobTitle: '', message: '\r\n hi\r\nthere\r ' }
  expect(demoSchemas.body.parse(typed)).toEqual({ ...demo, message: 'hi\nthere' })
})

it.each(['name', 'email', 'company', 'companySize'] as const)(
  'asks for %s when it is absent, null, empty or only spaces',
  (field) => {
    for (const value of [undefined, null, '', '  \t '])
      expect(messages({ [field]: value })).toEqual({ [field]: FIELD_TEXT[field].missing })
  },
)

it('asks for a name that shows something', () => {
  const invisible = [0xad, 0x34f, 0x180e, 0x200b, 0x2060, 0x2800, 0x3164, 0xfe0f, 0xfff9, 0xe0041]
  for (const name of ['!!!', ...invisible.map((code) => String.fromCodePoint(code))])
    expect(messages({ name })).toEqual({ name: FIELD_TEXT.name.missing })
})

it.each(fieldsOf('demo').flatMap(({ name, limit }) => (limit ? [[name, limit] as const] : [])))(
  'takes %s up to %d characters and no more',
  (field, limit) => {
    const longest = field === 'email' ? `${'a'.repeat(limit - 9)}@mail.com`.slice(-limit) : 'a'.repeat(limit)
    expect(messages({ [field]: longest })).toEqual({})
    expect(messages({ [field]: `a${longest}` })[field]).toContain(limit.toLocaleString('en'))
  },
)

it('counts a line break of a form as one character', () => {
  expect(messages({ message: `${'a\r\n'.repeat(2499)}ab` })).toEqual({})
})

it('looks at the fields alone while a visitor fills in a form', () => {
  for (const { fields } of [demoSchemas, contactSchemas])
    expect(fields.parse({ ...contact, unknown: 'x' })).toEqual({ ...demo, message: 'Hello' })
})

it('asks for a message on /contact, and for no type', () => {
  expect(contactSchemas.body.parse(contact)).toEqual(contact)
  expect(contactSchemas.body.parse({ ...contact, type: undefined })).toEqual(contact)
  expect(contactSchemas.body.safeParse({ ...contact, message: ' \n ' }).success).toBe(false)
})

it.each([
  "o'brien+leads@sub.company.example",
  'ünal@şirket.example',
  '用户@例子.测试',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
])('takes the address %s', (email) => {
  expect(messages({ email })).toEqual({})
})

it.each(['plain', '@b.co', 'a@b..co', 'a b@c.co'])('refuses the address %j', (email) => {
  expect(Object.keys(messages({ email }))).toEqual(['email'])
})

it('refuses unsafe characters within a line', () => {
  const unsafe = [0, 7, 10, 13, 0xad, 0x61c, 0x200b, 0x2028, 0x202e, 0x2066, 0xd800, 0xfeff, 0xfff9, 0xe0041]
  for (const character of unsafe.map((code) => String.fromCodePoint(code)))
    for (const field of ['name', 'company', 'phone', 'jobTitle'])
      expect(Object.keys(messages({ [field]: `a${character}b` }))).toEqual([field])
})

it('takes letters, marks and joiners of any script', () => {
  const name = "प्रिया 山田 Zoë علی 👩‍👩‍👧 D'Arcy-Lynn 3rd"
  expect(demoSchemas.body.parse({ ...demo, name }).name).toBe(name)
})

it('takes line breaks and tabs in a message, and no other control characters', () => {
  expect(demoSchemas.body.parse({ ...demo, message: 'a\n.\n\tb' }).message).toBe('a\n.\n\tb')
  for (const character of ['\0', '\u001b', '\u0085', '\ud800'])
    expect(Object.keys(messages({ message: `a${character}b` }))).toEqual(['message'])
})
