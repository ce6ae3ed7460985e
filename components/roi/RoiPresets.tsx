import { chakra } from '@chakra-ui/react'
import { type RoiInputs, type RoiPreset, roiPresets } from '#content/schema/roi.ts'
import type { RoiCalculatorText } from '#content/schema/roiText.ts'

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
    '& button[aria-pressed="true"]': { bg: 'teal.700', color: 'sand.0' },
    _print: { display: 'none' },
  },
})

interface RoiPresetsProps {
  text: RoiCalculatorText['presets']
  inputs: RoiInputs
  onChange: (changed: Partial<RoiInputs>) => void
}

const names = Object.keys(roiPresets) as RoiPreset[]

const isSet = (preset: RoiPreset, inputs: RoiInputs) =>
  Object.entries(roiPresets[preset]).every(([field, value]) => inputs[field as keyof RoiInputs] === value)

/** Puts an end or the middle of our ranges into the calculation. */
export function RoiPresets({ text, inputs, onChange }: RoiPresetsProps) {
  return (
    <Field>
      <legend>{text.legend}</legend>
      <div>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={isSet(name, inputs)}
            onClick={() => onChange(roiPresets[name])}
          >
            {text.labels[name]}
          </button>
        ))}
      </div>
    </Field>
  )
}
