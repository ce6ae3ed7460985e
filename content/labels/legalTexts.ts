import { readCopy } from '../collections/readCopy.ts'
import { readAnalytics } from '../schema/analytics.ts'
import { fill } from '../schema/fill.ts'
import { legalFile, legalNames } from '../schema/legal.ts'

const analytics = readAnalytics(process.env.ANALYTICS)
const counting = analytics && {
  host: new URL(analytics.origin).hostname,
  service: analytics.kind === 'matomo' ? 'Matomo' : 'Plausible',
}

function readText(id: keyof typeof legalNames) {
  const { label, intro, introWithAnalytics = intro, effective, parts } = readCopy(`legal/${id}`, legalFile)
  return {
    id,
    label,
    intro: `${counting ? introWithAnalytics : intro} ${effective}`,
    parts: parts.map(({ heading, paragraphs, withAnalytics = paragraphs }) => ({
      heading,
      paragraphs: counting ? withAnalytics.map((text) => fill(text, counting)) : paragraphs,
    })),
  }
}

/**
 * The legal texts, shown in a dialog (which loads them on demand) and at the bottom of /contact. Retention periods and stored
 * data are those of the software as shipped (docs/launch.md, "The company").
 */
export const legalTexts = (Object.keys(legalNames) as (keyof typeof legalNames)[]).map(readText)

export type LegalText = (typeof legalTexts)[number]
