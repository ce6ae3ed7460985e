import type { RoiCalculatorText, RoiControlsText } from '#content/schema/roiText.ts'
import type { ResultFigures } from './describeResult.ts'
import type { Calculation } from './editCalculation.ts'

/** What every control of the calculator is given. */
export interface RoiControlProps {
  text: RoiCalculatorText
  words: RoiControlsText
  calculation: Calculation
  /** Of its result. */
  figures: ResultFigures
  onChange: (calculation: Calculation) => void
}
