import { expect, test, vi } from 'vitest'
import { loadCards } from './loadCards.ts'

const files = ['a-1.json', 'a-2.json', 'a-3.json', 'a-4.json', 'a-5.json']
const serve = (answer: (path: string) => unknown) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const found = path.endsWith('manifest.json')
      ? { index: {}, cards: { articles: files } }
      : await answer(path)
    return found ? new Response(JSON.stringify(found)) : new Response('gone', { status: 404 })
  })
const number = (path: string) => Number(/-(\d)/.exec(path)?.[1])

test('requests all files at once, and gives the cards in their order as they come', async () => {
  const waiting = new Map<number, () => void>()
  serve(async (path) => {
    await new Promise<void>((resolve) => waiting.set(number(path), resolve))
    return [number(path) * 10, number(path) * 10 + 1]
  })
  const loading = loadCards<number>('articles')
  const first = loading.next()
  await vi.waitFor(() => expect(waiting.size).toBe(5))
  // The first file is the last one to arrive.
  for (const file of [5, 4, 3, 2, 1]) waiting.get(file)?.()
  const seen: (readonly number[])[] = [(await first).value]
  for await (const cards of loading) seen.push(cards)
  expect(seen.map((cards) => cards.length)).toEqual([2, 4, 6, 8, 10])
  expect(seen.at(-1)).toEqual([10, 11, 20, 21, 30, 31, 40, 41, 50, 51])
})
