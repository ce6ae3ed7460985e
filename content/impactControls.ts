import { readCopy } from './collections/readCopy.ts'
import { calculatorFile } from './schema/roiText.ts'

/** Copy of the ROI calculator's controls on /impact, separate because it loads after the calculator's static content. */
export const impactControls = readCopy('site/calculator', calculatorFile).controls

export type RoiControlsText = typeof impactControls
