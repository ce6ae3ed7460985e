import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiControlsText } from '#content/impactControls.ts'
import type { ResultFigures } from './describeResult.ts'
import type { Calculation } from './editCalculation.ts'

/** Props of every control of the calculator. */
export interface RoiControlProps {
  text: RoiCalculatorText
  controlsText: RoiControlsText
  calculation: Calculation
  /** The figures of its result. */
  figures: ResultFigures
  onChange: (calculation: Calculation) => void
}
