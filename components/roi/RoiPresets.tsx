import { roiControlsText } from '#content/labels/labels.ts'
import { type RoiInputs, type RoiPreset, roiPresets } from '#content/schema/roi.ts'
import { ChoiceButtons } from '../ui/ChoiceButtons.tsx'
import type { RoiControlProps } from './calculation.ts'

const text = roiControlsText.presets
const presets = Object.keys(roiPresets) as RoiPreset[]

const isSet = (preset: RoiPreset, inputs: RoiInputs) =>
  Object.entries(roiPresets[preset]).every(([field, value]) => inputs[field as keyof RoiInputs] === value)

/** Sets the values of a preset: the low, middle or high end of our ranges. */
export const RoiPresets = ({ inputs, onSet }: RoiControlProps) => (
  <ChoiceButtons
    legend={text.legend}
    choices={presets.map((preset) => ({
      label: text.labels[preset],
      isChosen: isSet(preset, inputs),
      onChoose: () => onSet(roiPresets[preset]),
    }))}
  />
)
