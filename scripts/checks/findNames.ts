import type { Brand } from '#content/schema/brand.ts'

/** The one place of both. */
const HOME = 'content/brand.ts'
/** Knows the shipped values by heart, to tell whether they have been replaced. */
const SAMPLES = 'content/samples.ts'

/**
 * Every line that spells out the name or the domain of the company, which another company's brand could not change.
 * @param file path from the repository's root
 * @returns one sentence for each line
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
