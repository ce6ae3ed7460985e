import { brand } from '#content/brand.ts'
import { faces } from './faces.ts'

/** A word as a single path, at a font size of 100 units, with its baseline at 104. */
export interface Wordmark {
  path: string
  /** Width from the left edge to the end of the last letter. */
  width: number
}

const SIZE = 100
const known = new Map<string, Promise<Wordmark>>()

/**
 * Converts a word in the heading font to outlines.
 * @throws for a letter that the font doesn't have
 */
export function wordmark(text: string = brand.wordmark): Promise<Wordmark> {
  const found = known.get(text) ?? outline(text)
  known.set(text, found)
  return found
}

async function outline(text: string): Promise<Wordmark> {
  const { default: satori } = await import('satori')
  const style = {
    fontFamily: 'Young Serif',
    fontSize: SIZE,
    letterSpacing: SIZE * -0.015,
    whiteSpace: 'nowrap',
  }
  const svg = await satori({ type: 'div', props: { style, children: text } } as never, {
    width: SIZE * (text.length + 1),
    height: SIZE * 2,
    fonts: faces().slice(0, 1),
    loadAdditionalAsset: async (_, letters) => {
      throw new Error(`content/brand.ts: wordmark: the heading face has no "${letters}"`)
    },
  })
  const path = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => withoutPauses(data)).join('')
  const across = [...path.matchAll(/(-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x))
  return { path, width: Math.max(...across) }
}

/** Removes the zero-length lines that satori adds after each curve. */
const withoutPauses = (data: string) => data.trim().replace(/( ?)(-?[\d.]+ -?[\d.]+)L\2(?=[A-Z])/g, '$1$2')
