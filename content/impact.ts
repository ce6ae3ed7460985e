import { readCopy } from './collections/readCopy.ts'
import { readPage } from './collections/readPage.ts'
import { impactGroups, toSourceGroups } from './figures.ts'
import { impactPage } from './schema/pages/offers.ts'
import { calculatorFile } from './schema/roiText.ts'

const { roi, sources, ...page } = readPage('impact', impactPage)
const { figure, about, ...returns } = roi

/** Copy of /impact, without the ROI calculator. */
export const impact = {
  ...page,
  roi: { ...returns, figures: [{ ...figure, about }] },
  sources: { ...sources, groups: toSourceGroups(impactGroups, sources.data) },
}

/** Copy of the ROI calculator on /impact (#roi-calculator) and of the workbook made from it. */
export const impactCalculator = {
  id: 'roi-calculator',
  ...readCopy('site/calculator', calculatorFile).example,
}

export type RoiCalculatorText = typeof impactCalculator
