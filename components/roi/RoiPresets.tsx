import { type RoiField, type RoiPreset, roiPresets } from '#content/schema/roi.ts'
import { SegmentedChoice } from '../ui/SegmentedChoice.tsx'
import type { RoiControlProps } from './calculation.ts'

/** Sets the values of a preset: the low, middle or high end of our ranges. */
export function RoiPresets({ controlsText: { presets: text }, inputs, onSet }: RoiControlProps) {
  const options = (Object.keys(roiPresets) as RoiPreset[]).map((id) => ({ id, name: text.labels[id] }))
  const chosen = options.find(({ id }) =>
    Object.entries(roiPresets[id]).every(([field, value]) => inputs[field as RoiField] === value),
  )
  return (
    <SegmentedChoice
      legend={text.legend}
      options={options}
      chosen={chosen?.id}
      onChoose={({ id }) => onSet(roiPresets[id])}
    />
  )
}
