import { expect, test } from 'vitest'
import { createRandom } from '../randomCases.ts'
import { memoryIndex, openIndex } from './memoryIndex.ts'
import { prepareNext } from './prepareQuestion.ts'
import type { SiteDocument } from './SiteDocument.ts'
import { askSite, searchSite } from './searchSite.ts'

const random = createRandom(11)
const SYLLABLES = [
  'le',
  'ad',
  'co',
  'ach',
  'ing',
  'er',
  'ma',
  'na',
  'ge',
  'é',
  'zü',
  'chan',
  'st',
  's',
  '𝚺',
  '東',
]
const word = () => Array.from({ length: 1 + random(4) }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
const text = (words: number) => Array.from({ length: words }, word).join(' ')
const documents = Array.from(
  { length: 300 },
  (_, number): SiteDocument => ({
    url: `/${number}`,
    kind: 'article',
    title: text(4),
    sections: [
      { id: '', heading: '', text: text(20) },
      { id: 'a', heading: text(3), text: text(40) },
    ],
  }),
)

test('an index in many files answers exactly as one in a single file', async () => {
  const whole = memoryIndex(documents)
  const divided = memoryIndex(documents, 2_000)
  expect(whole.files.has('words-1.json')).toBe(false)
  expect([...divided.files.keys()].filter((file) => file.startsWith('words-')).length).toBeGreaterThan(20)
  for (let round = 0; round < 160; round++) {
    const typed =
      [text(1 + random(2)), word().slice(0, 1 + random(4)), `${word()}x`, `${text(1)} `][round % 4] ?? ''
    expect({ typed, ...(await searchSite(divided.index, typed)) }).toEqual({
      typed,
      ...(await searchSite(whole.index, typed)),
    })
  }
}, 60_000)

/** Each kind of typing error: anywhere in the word, at its first letter, twice. */
const ERRORS: ((word: string) => string)[] = [
  (typed) => changed(typed, random(typed.length), 0, ''),
  (typed) => changed(typed, random(typed.length), 1, ''),
  (typed) => changed(typed, random(typed.length), 1, 'q'),
  (typed) => changed(typed, random(typed.length), 0, 'q'),
  (typed) => {
    const at = random(typed.length - 1)
    return changed(typed, at, 2, `${typed[at + 1]}${typed[at]}`)
  },
  (typed) => changed(typed, 0, 1, ''),
  (typed) => changed(typed, 0, 1, 'q'),
  (typed) => changed(typed, 0, 0, 'a'),
  (typed) => changed(changed(typed, random(typed.length), 1, 'q'), random(typed.length), 0, 'a'),
]
const changed = (typed: string, at: number, removed: number, added: string) =>
  typed.slice(0, at) + added + typed.slice(at + removed)

test('typing errors of all kinds get the same answers from many files as from one', async () => {
  const whole = memoryIndex(documents)
  const divided = memoryIndex(documents, 2_000)
  const parts = [...divided.files.keys()].filter((file) => file.startsWith('vocabulary-')).length
  expect(parts).toBeGreaterThan(5)
  let mended = 0
  for (let round = 0; round < 450; round++) {
    const right = documents[random(documents.length)]?.title.match(/\S{5,}/)?.[0] ?? 'coaching'
    const wrong = ERRORS[round % ERRORS.length]?.(right) ?? ''
    const unfinished = wrong.slice(0, Math.max(5, wrong.length - random(4)))
    const typed = [`${wrong} `, unfinished, `${wrong} ${word()}`, `${word()} ${wrong}`][random(4)] ?? ''
    const answer = await searchSite(divided.index, typed)
    if (answer.total > 0 && wrong !== right) mended++
    expect({ typed, ...answer }).toEqual({ typed, ...(await searchSite(whole.index, typed)) })
  }
  expect(mended).toBeGreaterThan(200)
}, 60_000)

test('a typing error after the first letter reads the words with that letter, not the whole vocabulary', async () => {
  const { index, files } = memoryIndex(documents, 2_000)
  const all = [...files.keys()].filter((file) => file.startsWith('vocabulary-'))
  const right = documents[7]?.title.match(/[a-z]{6,}/)?.[0] ?? ''
  const vocabularyReads = async (typed: string) => {
    const session = openIndex(files, index.manifest)
    expect((await searchSite(session.index, typed)).total).toBeGreaterThan(0)
    return session.reads.filter((file) => file.startsWith('vocabulary-'))
  }
  expect(await vocabularyReads(`${right} `)).toEqual([])
  expect((await vocabularyReads(`${changed(right, 3, 1, 'q')} `)).length).toBeLessThan(all.length / 2)
  expect((await vocabularyReads(`${changed(right, 0, 1, 'q')} `)).sort()).toEqual(all.sort())
})

test('a divided index is read in parts, each once', async () => {
  const { index, reads } = memoryIndex(documents, 2_000)
  const wanted = documents[7]?.title.split(' ')[0] ?? ''
  await searchSite(index, wanted, 5)
  const words = reads.filter((file) => file.startsWith('words-'))
  expect(words.length).toBeLessThan(8)
  expect(reads.filter((file) => file.startsWith('documents/')).length).toBeLessThanOrEqual(5)
  const before = reads.length
  await searchSite(index, wanted, 5)
  expect(reads.length).toBe(before)
  expect(new Set(reads).size).toBe(reads.length)
})

test('a beginning whose few words stand in very many documents is answered from one file, as from an index in one', async () => {
  const many = Array.from(
    { length: 24_000 },
    (_, number): SiteDocument => ({
      url: `/${number}`,
      kind: 'article',
      title: `${['Resilience', 'Research', 'Respect'][number % 3]} ${number}`,
      sections: [
        { id: '', heading: '', text: 'resilience research respect result '.repeat(1 + (number % 2)) },
      ],
    }),
  )
  const { index, files } = memoryIndex(many, 160_000)
  const whole = memoryIndex(many, Number.POSITIVE_INFINITY).index
  const filesRead = async (typed: string) => {
    const session = openIndex(files, index.manifest)
    const answer = await searchSite(session.index, typed)
    expect({ typed, ...answer }).toEqual({ typed, ...(await searchSite(whole, typed)) })
    return session.reads.filter((file) => !file.startsWith('documents/')).length
  }
  expect(await filesRead('res')).toBe(1)
  expect(await filesRead('resp')).toBeLessThan(4)
  expect(await filesRead('respect')).toBeLessThan(4)
})

test('what is typed letter by letter in a divided index waits for no part of it', async () => {
  const { index, files } = memoryIndex(documents, 2_000)
  let [letters, begun] = [0, 0]
  for (let round = 0; round < 30; round++) {
    const session = openIndex(files, index.manifest)
    const typed = documents[round]?.title.split(' ')[0] ?? ''
    prepareNext(session.index, '')
    expect(session.reads).toEqual([])
    for (let length = 1; length <= typed.length; length++) {
      const asked = typed.slice(0, length)
      if (/[\ud800-\udbff]$/.test(asked)) continue
      const before = session.reads.length
      const quick = await askSite(session.index, asked, 8)
      const reads = session.reads.slice(before).filter((file) => !file.startsWith('documents/'))
      expect({ asked, reads }).toEqual({ asked, reads: [] })
      expect(quick.known(1)).toHaveLength(1)
      const { total } = await quick.whole()
      if (quick.total < total) begun++
      prepareNext(session.index, asked)
      await new Promise((resolve) => setTimeout(resolve))
      letters++
    }
  }
  expect(letters).toBeGreaterThan(120)
  expect(begun).toBeGreaterThan(30)
})

test('a first letter is answered by the best document from the manifest alone', async () => {
  const { index, files } = memoryIndex(documents, 2_000)
  const whole = memoryIndex(documents).index
  for (const letter of ['l', 'c', 'm', 's', '𝚺', '東']) {
    const session = openIndex(files, index.manifest)
    const quick = await askSite(session.index, letter, 8)
    expect(session.reads).toEqual([])
    const { results } = await searchSite(whole, letter)
    expect({ letter, page: quick.known(1)[0]?.page }).toEqual({ letter, page: results[0]?.page })
  }
})

test('a part that could not be read is asked for again', async () => {
  const { index, files } = memoryIndex(documents)
  const words = files.get('words-0.json') ?? ''
  files.delete('words-0.json')
  await expect(searchSite(index, 'coach')).rejects.toThrow('404: words-0.json')
  files.set('words-0.json', words)
  expect((await searchSite(index, 'coach')).total).toBeGreaterThan(0)
})
