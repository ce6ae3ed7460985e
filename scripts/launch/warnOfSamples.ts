import { SAMPLE_DOMAIN, samples } from '#content/samples.ts'
import { describeSamples } from './describeSamples.ts'
import { findSamples } from './findSamples.ts'

/**
 * What a build for the public says of sample content that is still there; nothing for one that has no address yet.
 * @param siteUrl the setting `SITE_URL`
 */
export function warnOfSamples(siteUrl: string | undefined): string[] {
  if (!siteUrl || isSampleHost(new URL(siteUrl).hostname)) return []
  const found = findSamples(samples)
  if (found.length === 0) return []
  return ['Sample content is still there (docs/launch.md):', ...describeSamples(found, false)]
}

const isSampleHost = (host: string) => host === SAMPLE_DOMAIN || host.endsWith(`.${SAMPLE_DOMAIN}`)
