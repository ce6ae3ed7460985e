import { chakra } from '@chakra-ui/react'
import { roiControlsText } from '#content/labels/labels.ts'
import { type RoiInputs, type RoiPreset, roiPresets } from '#content/schema/roi.ts'
import type { RoiControlProps } from './calculation.ts'

const Field = chakra('fieldset', {
  base: {
    '& legend': { textStyle: 'label', pb: '2' },
    '& > div': {
      display: 'inline-flex',
      borderWidth: '1.5px',
      borderColor: 'line.strong',
      borderRadius: 'sm',
    },
    '& button': { minH: '2.75rem', px: { base: '4', sm: '5' }, textStyle: 'label' },
    '& button + button': { borderLeftWidth: '1.5px', borderColor: 'line.strong' },
    '& button:hover': { bg: 'bg.tint' },
    '& button[aria-pressed="true"]': {
      bg: 'teal.700',
      color: 'sand.0',
    },
    _print: { display: 'none' },
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
      <div>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={isSet(preset, inputs)}
            onClick={() => onSet(roiPresets[preset])}
          >
            {text.labels[preset]}
          </button>
        ))}
      </div>
    </Field>
  )
}
