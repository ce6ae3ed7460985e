import { blockText } from '#content/collections/blockText.ts'
import type { Article } from '#content/schema/article.ts'
import type { Module } from '#content/schema/module.ts'

export type Random = (limit: number) => number

/** Writes text that resembles a source: its words and phrases in another order. */
export interface Writer {
  sentence(): string
  paragraph(sentences: number): string
}

/**
 * Creates a writer with a second-order Markov chain, sometimes continuing from one word only, so that sentences don't
 * repeat the source. About every thirtieth word is a fictitious name: real text has a long tail of rare words.
 * @param name returns a name
 */
export function createWriter(
  articles: readonly Article[],
  modules: readonly Module[],
  random: Random,
  name: () => string,
): Writer {
  const texts = [
    ...articles.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'text').map(blockText)),
    ...modules.flatMap((module) => [...module.longDescription.map(blockText), ...module.outcomes]),
  ]
  const { starts, next } = learn(texts)
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)]

  const sentence = (): string => {
    const words = [...(pick(starts) ?? [])]
    let text = words.join(' ')
    while (words.length < 40) {
      const last = words.at(-1) ?? ''
      const pair = next.get(`${words.at(-2)} ${last}`)
      const choices = pair && (pair.length > 1 || random(3) > 0) ? pair : next.get(last)
      const word = pick(choices ?? [])
      if (word === undefined || ENDS.test(last)) break
      words.push(word)
      text += ` ${word}`
      if (random(30) === 0 && /^[a-z]+$/.test(word)) text += ` at ${name()}`
    }
    return words.length < 5 ? sentence() : text.replace(/[^.!?"”’)]$/, '$&.')
  }
  return {
    sentence,
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  }
}

const ENDS = /[.!?]["”’)]*$/

function learn(texts: readonly string[]) {
  const starts: [string, string][] = []
  const next = new Map<string, string[]>()
  const follow = (key: string, word: string) => {
    const list = next.get(key)
    if (list) list.push(word)
    else next.set(key, [word])
  }
  for (const text of texts) {
    const words = text
      .replace(/[*_[\]<>`|#\\&]/g, '')
      .split(/\s+/)
      .filter(Boolean)
    for (const [at, word] of words.entries()) {
      const [before, earlier] = [words[at - 1], words[at - 2]]
      if (before === undefined) continue
      follow(before, word)
      if (earlier !== undefined) follow(`${earlier} ${before}`, word)
      const opens = earlier === undefined || ENDS.test(earlier)
      if (opens && /^[A-Z]/.test(before)) starts.push([before, word])
    }
  }
  return { starts, next }
}
