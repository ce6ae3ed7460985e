import { readPage } from './collections/readPage.ts'
import { impactGroups, toSourceGroups } from './figures.ts'
import { impactPage } from './schema/pages/offers.ts'

const { roi, sources, ...page } = readPage('impact', impactPage)
const { figure, about, ...returns } = roi

/** Copy of /impact, without the ROI calculator (impactCalculator.ts). */
export const impact = {
  ...page,
  roi: { ...returns, figures: [{ ...figure, about }] },
  sources: { ...sources, groups: toSourceGroups(impactGroups, sources.data) },
}
