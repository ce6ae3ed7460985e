import { chakra } from '@chakra-ui/react'
import { roiControlsText } from '#content/labels/labels.ts'
import { type RoiInputs, type RoiPreset, roiPresets } from '#content/schema/roi.ts'
import { chosen } from '../theme/chosen.ts'
import { Button } from '../ui/Button.tsx'
import type { RoiControlProps } from './calculation.ts'

const Field = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& legend': { textStyle: 'label', pb: '2' },
    '& [aria-pressed="true"]': { '&, &:hover': chosen },
  },
})

const text = roiControlsText.presets
const presets = Object.keys(roiPresets) as RoiPreset[]

const isSet = (preset: RoiPreset, inputs: RoiInputs) =>
  Object.entries(roiPresets[preset]).every(([field, value]) => inputs[field as keyof RoiInputs] === value)

/** Sets the values of a preset: the low, middle or high end of our ranges. */
export function RoiPresets({ inputs, onSet }: RoiControlProps) {
  return (
    <Field>
      <legend>{text.legend}</legend>
      {presets.map((preset) => (
        <Button
          key={preset}
          type="button"
          size="sm"
          look="outline"
          aria-pressed={isSet(preset, inputs)}
          onClick={() => onSet(roiPresets[preset])}
        >
          {text.labels[preset]}
        </Button>
      ))}
    </Field>
  )
}
