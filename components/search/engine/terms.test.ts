import { expect, test } from 'vitest'
import { termsOf, tokenize } from './terms.ts'

test.each([
  ['Résumé', ['resume']],
  ['RE\u0301SUME', ['resume']],
  ['ΣΊΣΥΦΟΣ', ['σισυφοσ']],
  ['Straße, 2024', ['straße', '2024']],
  ['ﬁnance™', ['finance']],
  ['हिन्दी', ['हिन्दी']],
  ['𝚺x İstanbul', ['σx', 'istanbul']],
  ['&—😀', []],
])('the terms of %s', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('tokens keep their places where folding changes the length of a text', () => {
  const text = '½ İzmir ﬁnd Zu\u0308rich, a short-form - and form-'
  expect(tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    ['12', '½'],
    ['izmir', 'İzmir'],
    ['find', 'ﬁnd'],
    ['zurich', 'Zu\u0308rich'],
    ['a', 'a'],
    ['shortform', 'short-form'],
    ['short', 'short'],
    ['form', 'form'],
    ['and', 'and'],
    ['form', 'form'],
  ])
})
