import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquirySchemas } from './enquirySchemas.ts'

const { body } = enquirySchemas.demo

const demo = { name: 'Meera', email: 'meera@tidewater.example', company: 'Tidewater', companySize: '51-200' }

/** The names of the fields that are rejected in a demo request with the given changes. */
const refused = (changes: Record<string, unknown>) =>
  (body.safeParse({ ...demo, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('unsafe characters', () => {
  it.each([
    '\n',
    '\r',
    '\0',
    '\u0007',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\u061c',
    '\u2062',
    '\u206f',
    '\ufff9',
    '\u{e0041}',
    '\ufeff',
    '\u2028',
    '\ud800',
    '\udc00x',
  ])('refuses %j within a line', (character) => {
    for (const field of ['name', 'company', 'phone', 'jobTitle']) {
      expect(refused({ [field]: `a${character}b` })).toEqual([field])
    }
  })

  it('takes letters, marks and joiners of every script', () => {
    for (const name of [
      'प्रिया शर्मा',
      '山田 太郎',
      'Zoë',
      'Nguyễn Thị',
      'علی',
      '👩‍👩‍👧 family',
      "D'Arcy-Lynn 3rd",
    ]) {
      expect(body.parse({ ...demo, name }).name).toBe(name)
    }
  })

  it('takes line breaks and tabs in a message, no other control character', () => {
    expect(body.parse({ ...demo, message: 'a\n.\n\tb' }).message).toBe('a\n.\n\tb')
    for (const character of ['\0', '\u0008', '\u001b', '\u0085', '\ud800']) {
      expect(refused({ message: `a${character}b` })).toEqual(['message'])
    }
  })
})

it('never throws, and gives back only safe single-line texts, whatever is sent', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.anything())
  const bodies = fc.record(
    { name: value, email: value, company: value, companySize: value, message: value },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(bodies, (sent) => {
      const result = body.safeParse(sent)
      if (!result.success) return
      expect(result.data.name).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(result.data.email).toMatch(/^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/)
    }),
  )
})
