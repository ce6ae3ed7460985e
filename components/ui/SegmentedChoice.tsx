import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { stackEnlarged } from '../theme/enlarged.ts'

const Segments = chakra('fieldset', {
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
      display: 'block',
      minH: '3rem',
      px: { base: '0.375rem', md: '4' },
      py: { base: '2', md: '3' },
      borderColor: 'line.field',
      '& + label': { borderLeftWidth: '1px' },
      '&:not(:has(span))': { alignContent: 'center', textAlign: 'center' },
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

interface Option {
  id: string
  name: string
  duration?: string
}

interface SegmentedChoiceProps<Choice extends Option> {
  legend: string
  options: readonly Choice[]
  /** The id of the option chosen, if any is. */
  chosen: string | undefined
  onChoose: (option: Choice) => void
}

/** Radio buttons side by side. */
export function SegmentedChoice<Choice extends Option>(props: SegmentedChoiceProps<Choice>) {
  const { legend, options, chosen, onChoose } = props
  const name = useId()
  return (
    <Segments>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              onChange={() => onChoose(option)}
            />
            <strong>{option.name}</strong>
            {option.duration && <span>{option.duration}</span>}
          </label>
        ))}
      </div>
    </Segments>
  )
}
