import { readFileSync } from 'node:fs'
import { contentDir } from '#content/collections/contentDir.ts'
import type { Sample } from '#content/samples.ts'
import { listFiles } from '../build/listFiles.ts'

/** Sample content that still exists. */
export interface FoundSample {
  sample: Sample
  /** File and line of its first text in each file, or other remains. */
  locations: string[]
}

/** Files without copy: this list, types, and test-only files. */
const APART = /^content\/schema\/|(?:^content\/samples\.ts|\.test\.ts|\/testing\/[^/]+|\/sampleContent\.ts)$/

/** Finds the samples that still exist in the content of the working folder. */
export function findSamples(samples: readonly Sample[]): FoundSample[] {
  const files = contentFiles().map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  return samples.flatMap((sample) => {
    const patterns = sample.texts.map(samplePattern)
    const locations = files.flatMap(({ file, source }) => {
      const starts = patterns.map((pattern) => source.search(pattern)).filter((start) => start !== -1)
      return starts.length === 0 ? [] : [`${file}:${lineAt(source, Math.min(...starts))}`]
    })
    locations.push(...(sample.remaining?.() ?? []))
    return locations.length > 0 ? [{ sample, locations }] : []
  })
}

/** A pattern that finds a text regardless of line breaks. */
export const samplePattern = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))

const lineAt = (source: string, start: number) => source.slice(0, start).split('\n').length

/** Copy in TypeScript, and the Markdown of the content folder. */
function contentFiles(): string[] {
  const copy = listFiles('content').filter((file) => file.endsWith('.ts') && !APART.test(file))
  return [...copy, ...listFiles(contentDir()).filter((file) => file.endsWith('.md'))]
}
