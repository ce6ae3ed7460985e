import { readdirSync, readFileSync } from 'node:fs'
import { brand } from './brand.ts'

/** What only the sample company says of itself. */
const SAMPLE =
  /\b(?:arohana|Hyderabad|Telangana|India|IST|Meera Raghavan|Daniel Okafor|Sofia Lindqvist)\b|\b\w+\.example\b/gi

/**
 * Finds what is left of the sample company in the copy, but for what the owner's company has in common with it.
 * @returns such as "pages/about.yaml:12 Hyderabad"
 */
export function copyTraces(): string[] {
  const own = JSON.stringify(brand).toLowerCase()
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).sort()
  return files
    .filter((file) => /\.(?:ya?ml|md)$/.test(file))
    .flatMap((file) =>
      readFileSync(`content/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          [...new Set(line.match(SAMPLE))]
            .filter((word) => !own.includes(word.toLowerCase()))
            .map((word) => `${file}:${at + 1} ${word}`),
        ),
    )
}
