import { chakra } from '@chakra-ui/react'
import { chosen } from '../theme/chosen.ts'
import { Button } from './Button.tsx'

const Field = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& legend': { textStyle: 'label', pb: '2' },
    // Three fit in a row of the narrowest phones.
    '& button': { px: { base: '3', md: '4' } },
    '& [aria-pressed="true"]': { '&, &:hover': chosen },
  },
})

interface ChoiceButtonsProps {
  legend: string
  choices: readonly { label: string; isChosen: boolean; onChoose: () => void }[]
}

/** A few choices in a row, at most one of them chosen. */
export const ChoiceButtons = ({ legend, choices }: ChoiceButtonsProps) => (
  <Field>
    <legend>{legend}</legend>
    {choices.map(({ label, isChosen, onChoose }) => (
      <Button key={label} type="button" size="sm" look="outline" aria-pressed={isChosen} onClick={onChoose}>
        {label}
      </Button>
    ))}
  </Field>
)
