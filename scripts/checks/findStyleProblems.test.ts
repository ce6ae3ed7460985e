import { describe, expect, it, test } from 'vitest'
import { findStyleProblems, findTics } from './findStyleProblems.ts'

const options = { isCopy: true, hasCurlyQuotes: true }
const inText = (text: string) =>
  findStyleProblems('content/x.md', text, { ...options, hasCurlyQuotes: false })
const inSource = (source: string) => findStyleProblems('content/x.ts', source, options)

describe('findStyleProblems', () => {
  test.each([
    ['Somebody asks', '"Somebody"; better: someone'],
    ['every fortnight', '"fortnight"; better: two weeks'],
    ['write an e-mail', '"e-mail"; better: email'],
    ['in the car park', '"car park"; better: parking lot'],
    ['Anyone may telephone', '"telephone"; better: phone'],
    ['your enquiry', '"enquiry"; better: inquiry'],
    ['A mood is no fact.', '"is no fact"; better: isn’t a …'],
    [
      'a conversation of forty minutes',
      '"conversation of forty minutes"; better: the number first: a 40-minute conversation, a two-page paper',
    ],
    ['the organisation', '"organisation"; better: the spelling with z: organize'],
    ['on 10 December 2026', '"10 December"; better: the month first: December 10, 2026'],
    ['at 9:30 am', '"9:30 am"; better: 9:00 AM, 6:00 PM'],
    ['the ‘Leading Through Change’ workshop', '"‘Leading Through Change’"; better: double quotes: “ ”'],
    ['have the talk', '"the talk"; better: the conversation (or the presentation)'],
    ['late — again', '"late — again"; better: a comma, a colon or two sentences instead of the dash'],
  ])('%s', (text, problem) => {
    expect(inText(text)).toEqual([`content/x.md:1: ${problem}`])
  })

  test.each([
    'There is no fact in it.',
    'He said: “It’s called ‘Take Charge’ here.” The teams’ plans and the managers’ weeks. They walk the talk.',
    'It is no longer open. It is no faster. It was no easier.',
    'Someone emailed the organization on December 10, 2026, at 9:00 AM.',
    'a page of three columns',
    'The `e-mail` header, the [list](/fortnight) and https://example.org/somebody',
    '```\nsomebody\n```',
  ])('leaves "%s" alone', (text) => {
    expect(inText(text)).toEqual([])
  })

  it('names the line of the wording, also behind code that holds several lines', () => {
    expect(inText('one\n```\ntwo\n```\n\nnobody\n')).toEqual(['content/x.md:6: "nobody"; better: no one'])
    expect(inSource('export const a = `one\ntwo nobody`')).toEqual([
      'content/x.ts:2: "nobody"; better: no one',
    ])
  })

  it('reads the strings of a source file, not its names, keys, types, imports and comments', () => {
    const source = [
      "import nobody from './no body/nobody x.ts'",
      "type Who = 'Nobody else'",
      '/** Nobody calls. */',
      "export const somebody = { 'Nobody else': 'nobody', slug: '/fortnight' }",
      "export const text = { label: 'Ask somebody' }",
    ]
    expect(inSource(source.join('\n'))).toEqual(['content/x.ts:5: "somebody"; better: someone'])
  })

  it('reads a label of one word', () => {
    expect(inSource("export const label = 'E-mail'")).toEqual(['content/x.ts:1: "E-mail"; better: email'])
  })

  it('asks for curly quotes where the file is copy', () => {
    const source = `export const text = { a: "It's late", b: 'the “late” one', c: "say 'no'" }`
    expect(inSource(source)).toEqual([
      `content/x.ts:1: "It's"; better: the curly form: ’ “ ”`,
      `content/x.ts:1: "'no'"; better: the curly form: ’ “ ”`,
    ])
    expect(findStyleProblems('content/x.ts', source, { isCopy: true, hasCurlyQuotes: false })).toEqual([])
  })

  it('leaves the word of the code to documentation', () => {
    const technical = { isCopy: false, hasCurlyQuotes: false }
    expect(findStyleProblems('docs/x.md', 'Each enquiry is stored.', technical)).toEqual([])
  })
})

describe('an exception', () => {
  it('holds for its own line and the next one of a source file', () => {
    const source = [
      '// style: allow "car park": a quotation from the UK',
      "export const a = 'The car park'",
      "export const b = 'The car park'",
    ].join('\n')
    expect(inSource(source)).toEqual(['content/x.ts:3: "car park"; better: parking lot'])
  })

  test.each(['# style: allow "car park": a quotation', '<!-- style: allow "Car park": a quotation -->'])(
    'holds for a whole Markdown file: %s',
    (comment) => {
      expect(inText(`---\n${comment}\n---\n\nA car park.\n`)).toEqual([])
    },
  )

  it('names several wordings', () => {
    const source = `// style: allow "It's", "don't": fixed texts\nexport const a = "It's what we don't change."`
    expect(inSource(source)).toEqual([])
  })

  it('needs a reason', () => {
    expect(inText('<!-- style: allow "car park" -->\nA car park.')).toEqual([
      'content/x.md:1: "car park" is allowed without a reason; write it behind a colon',
    ])
  })

  it('is reported when nothing needs it', () => {
    expect(inText('<!-- style: allow "car park": a quotation -->\nA parking lot.')).toEqual([
      'content/x.md:1: "car park" is allowed and not used here; delete the comment',
    ])
  })
})

test('a habit is told from a fact', () => {
  const once = 'Monday, Tuesday and Friday, read aloud to those for whom it is.'
  expect(findTics('content/x.md', once)).toBeUndefined()
  const hours = "export const open = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Monday to Friday']"
  expect(findTics('content/x.ts', hours)).toBeUndefined()
  expect(findTics('content/x.md', 'Monday, Tuesday, Friday and Sunday.\nAloud, aloud.')).toBe(
    'content/x.md: weekdays 4 times (a habit above 3), “aloud” 2 times (a habit above 1)',
  )
})
