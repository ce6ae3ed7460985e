import { beforeEach, expect, test, vi } from 'vitest'
import { type LoadedCards, loadCards } from './loadCards.ts'

const files = ['a-1.json', 'a-2.json', 'a-3.json', 'a-4.json', 'a-5.json']
const serve = (answer: (path: string) => unknown) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const found = path.endsWith('manifest.json')
      ? { index: {}, cards: { articles: files } }
      : await answer(path)
    return found ? new Response(JSON.stringify(found)) : new Response('gone', { status: 404 })
  })
const number = (path: string) => Number(/-(\d)/.exec(path)?.[1])

beforeEach(() => vi.unstubAllGlobals())

test('gives the cards in their order as they come, and says when these are all', async () => {
  serve(async (path) => {
    // The first file is the last one to arrive.
    await new Promise((resolve) => setTimeout(resolve, number(path) === 1 ? 30 : 1))
    return [number(path) * 10, number(path) * 10 + 1]
  })
  const seen: LoadedCards<number>[] = []
  await loadCards<number>('articles', (loaded) => seen.push(loaded))
  expect(seen).toEqual([{ cards: [10, 11, 20, 21, 30, 31, 40, 41, 50, 51], isWhole: true }])
})

test('what came before a file that is gone is kept', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  serve((path) => (number(path) === 3 ? undefined : [number(path)]))
  const seen: LoadedCards<number>[] = []
  await expect(loadCards<number>('articles', (loaded) => seen.push(loaded))).rejects.toThrow('404')
  expect(seen.at(-1)).toEqual({ cards: [1, 2], isWhole: false })
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Only the articles of this page'))
})
