import { readCopy } from '../collections/readCopy.ts'
import { calculatorFile } from '../schema/roiText.ts'

/** What the controls of the ROI calculator on /impact say. It loads with their code, after the calculator's static content. */
export const roiControlsText = readCopy('site/calculator', calculatorFile).controls
