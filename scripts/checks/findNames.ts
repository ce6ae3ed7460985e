import type { Brand } from '#content/schema/brand.ts'

/** The only file that defines both. */
const HOME = 'content/brand.ts'
/** Contains the shipped values, to detect whether they were replaced. */
const SAMPLES = 'content/samples.ts'

/**
 * Finds lines that spell out the company's name or domain, which a rebranding would miss.
 * @param file path from the repository's root
 * @returns one sentence per line
 */
export function findNames(
  file: string,
  source: string,
  { name, domain }: Pick<Brand, 'name' | 'domain'>,
): string[] {
  if (file === HOME || file === SAMPLES) return []
  const pattern = new RegExp(
    [`(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d])`, escapeRegExp(domain)].join('|'),
    'u',
  )
  return source.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? []
    if (!found) return []
    const instead = file.endsWith('.md')
      ? 'write "we" or "our", so that a new brand touches no text'
      : `write brand.${found === domain ? 'domain' : 'name'} of ${HOME}`
    return [`${file}:${index + 1}: "${found}" is spelled out; ${instead}`]
  })
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
