import { SAMPLE_DOMAIN, samples } from '#content/samples.ts'
import { describeSamples } from './describeSamples.ts'
import { findSamples } from './findSamples.ts'

/**
 * Warnings of a public build about sample content; none while the site has no address of its own.
 * @param siteUrl the setting `SITE_URL`
 */
export function warnOfSamples(siteUrl: string | undefined): string[] {
  if (!siteUrl || isSampleHost(new URL(siteUrl).hostname)) return []
  const found = findSamples(samples)
  if (found.length === 0) return []
  return ['Sample content is still there (docs/launch.md):', ...describeSamples(found, false)]
}

const isSampleHost = (host: string) => host === SAMPLE_DOMAIN || host.endsWith(`.${SAMPLE_DOMAIN}`)
