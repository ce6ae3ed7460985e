import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { stackEnlarged } from '../theme/enlarged.ts'
import type { PlannerFormat } from './planDates.ts'

const Choice = chakra('fieldset', {
  base: {
    '& legend': { textStyle: 'label', mb: '2' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      ...stackEnlarged,
      borderWidth: '1px',
      borderColor: 'line.field',
      borderRadius: 'sm',
      bg: 'white',
      overflow: 'hidden',
    },
    '& label': {
      position: 'relative',
      px: { base: '0.375rem', md: '4' },
      py: { base: '2', md: '3' },
      borderColor: 'line.field',
      '& + label': { borderLeftWidth: '1px' },
      '&:not(:has(:checked))': { _hover: { bg: 'bg.sand' } },
      '&:has(:checked)': {
        bg: 'teal.900',
        color: 'sand.0',
        '@media (forced-colors: active)': {
          bg: 'SelectedItem',
          color: 'SelectedItemText',
          forcedColorAdjust: 'none',
        },
      },
      '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: '-5px' },
    },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& strong': { display: 'block', textStyle: 'label' },
    '& span': { textStyle: 'fine' },
  },
})

interface FormatChoiceProps {
  legend: string
  formats: readonly PlannerFormat[]
  /** The id of the format chosen. */
  chosen: string
  onChoose: (format: PlannerFormat) => void
}

/** Radio buttons for the formats, side by side. */
export function FormatChoice({ legend, formats, chosen, onChoose }: FormatChoiceProps) {
  const name = useId()
  return (
    <Choice>
      <legend>{legend}</legend>
      <div>
        {formats.map((format) => (
          <label key={format.id}>
            <input
              type="radio"
              name={name}
              value={format.id}
              checked={format.id === chosen}
              onChange={() => onChoose(format)}
            />
            <strong>{format.name}</strong>
            <span>{format.duration}</span>
          </label>
        ))}
      </div>
    </Choice>
  )
}
