import { readCopy } from './collections/readCopy.ts'
import { impactGroups, toLimits, toSourceGroups } from './figures.ts'
import { paths } from './routes.ts'
import { impactPage } from './schema/pages/offers.ts'
import { serviceHead } from './structuredData.ts'

const { head, metrics, roi, framework, sources, limits, ...page } = readCopy('pages/impact', impactPage)
const { figure, about, ...returns } = roi

/** Copy of /impact, without the ROI calculator (impactCalculator.ts). */
export const impact = {
  ...page,
  head: serviceHead(head, { url: paths.impact, section: 'impact' }),
  topic: head.topic,
  metrics: { ...metrics, id: 'metrics' },
  roi: { ...returns, id: 'roi', figures: [{ ...figure, about }] },
  framework: { ...framework, id: 'framework' },
  sources: { ...sources, id: 'sources', groups: toSourceGroups(impactGroups, sources.data) },
  limits: { ...limits, id: 'limits', points: toLimits(impactGroups) },
}
