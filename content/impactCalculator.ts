import { readCopy } from './collections/readCopy.ts'
import { calculatorFile } from './schema/roiText.ts'

/** Copy of the ROI calculator on /impact (#roi-calculator) and of the workbook made from it. */
export const impactCalculator = {
  id: 'roi-calculator',
  ...readCopy('site/calculator', calculatorFile).example,
}

export type RoiCalculatorText = typeof impactCalculator
