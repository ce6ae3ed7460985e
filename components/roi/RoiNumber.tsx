import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { type RoiField, roiFields } from '#content/schema/roi.ts'
import { fieldRecipe } from '../theme/recipes/field.ts'
import { fillIn, formatExact } from './formatAmount.ts'
import { isWithin, parseAmount } from './roiQuery.ts'

const Input = chakra('input', fieldRecipe)

/** Of the same size with and without the field, so that nothing moves when the field takes the number's place. */
const box = {
  display: 'block',
  width: '7.5rem',
  minH: '2.75rem',
  px: '3',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1rem',
  lineHeight: '1.5',
  _print: {
    width: '5rem',
    minH: '0',
    py: '0',
    borderColor: 'transparent',
    bg: 'transparent',
    fontSize: '0.75rem',
  },
} as const

const Value = chakra('span', {
  base: { ...box, py: '0.625rem', borderWidth: '1px', borderColor: 'transparent', fontWeight: 'semibold' },
})

interface RoiNumberProps {
  id: string
  name: RoiField
  value: number
  /** Whether it can be changed: as soon as scripts run. */
  editable: boolean
  outOfRange: string
  onChange: (value: number) => void
}

/** A value of the calculation. It shows thousands unless it is being typed in, and takes only what is within its limits. */
export function RoiNumber({ id, name, value, editable, outOfRange, onChange }: RoiNumberProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const errorId = useId()
  if (!editable) return <Value>{formatExact(value)}</Value>

  const { min, max } = roiFields[name]
  const isValid = (number: number | null): number is number => number !== null && isWithin(name, number)
  const invalid = draft !== null && !isValid(parseAmount(draft))
  const type = (text: string) => {
    setDraft(text)
    const number = parseAmount(text)
    if (isValid(number)) onChange(number)
  }
  return (
    <>
      <Input
        {...box}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? formatExact(value)}
        aria-invalid={invalid}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(event) => type(event.target.value)}
        // What was not understood gives way to the value that the result is calculated with.
        onBlur={() => setDraft(null)}
      />
      {invalid && (
        <p className="error" id={errorId} role="alert">
          {fillIn(outOfRange, { min: formatExact(min), max: formatExact(max) })}
        </p>
      )}
    </>
  )
}
