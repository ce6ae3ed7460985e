import { readPage } from './collections/readPage.ts'
import { impactGroups, toSourceGroups } from './figures.ts'
import { paths } from './routes.ts'
import { impactPage } from './schema/pages/offers.ts'
import { serviceHead } from './structuredData.ts'

const { head, roi, sources, ...page } = readPage('impact', impactPage)
const { figure, about, ...returns } = roi

/** Copy of /impact, without the ROI calculator (impactCalculator.ts). */
export const impact = {
  ...page,
  head: serviceHead(head, { url: paths.impact, section: 'impact' }),
  topic: head.topic,
  roi: { ...returns, figures: [{ ...figure, about }] },
  sources: { ...sources, groups: toSourceGroups(impactGroups, sources.data) },
}
