import { readdirSync, readFileSync } from 'node:fs'
import { brand } from './brand.ts'

/** What only the sample company says of itself. */
const SAMPLE =
  /\b(?:arohana|Hyderabad|Telangana|India|IST|Meera Raghavan|Daniel Okafor|Sofia Lindqvist)\b|\b\w+\.example\b/gi

/** The words of the sample company in a text, each once. */
export const sampleWords = (text: string): string[] => [...new Set(text.match(SAMPLE))]

/**
 * Finds what is left of the sample company in the copy and its drawings, but for what the owner's company has in common with it.
 * @returns per file: such as "pages/about.yaml: 12 Hyderabad, 30 India"
 */
export function copyTraces(): string[] {
  const own = new Set(sampleWords(JSON.stringify(brand).toLowerCase()))
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).sort()
  return files
    .filter((file) => /\.(?:ya?ml|md|svg)$/.test(file))
    .flatMap((file) => {
      const found = readFileSync(`content/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          sampleWords(line)
            .filter((word) => !own.has(word.toLowerCase()))
            .map((word) => `${at + 1} ${word}`),
        )
      return found.length > 0 ? [`${file}: ${found.join(', ')}`] : []
    })
}
