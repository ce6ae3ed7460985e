import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { fieldRecipe } from '../theme/recipes/field.ts'

const Input = chakra('input', fieldRecipe)

const Wrap = chakra('div', {
  base: {
    '& label': { display: 'block', textStyle: 'label', mb: '2' },
    '& label span': { fontWeight: 'normal', color: 'fg.quiet' },
    '& p': { textStyle: 'fine', mt: '2' },
    '& .error': { fontWeight: 'semibold', color: 'fg.error' },
  },
})

interface DateFieldProps {
  label: ReactNode
  value: string
  /** Earliest selectable day. */
  min: string
  error?: string
  /** Note about the selected date. */
  hint?: string
  ref?: Ref<HTMLInputElement>
  onChange: (value: string) => void
}

/** A date input with label, hint and error message. */
export function DateField({ label, value, min, error, hint, ref, onChange }: DateFieldProps) {
  const id = useId()
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        ref={ref}
        type="date"
        min={min}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {(error ?? hint) && (
        <p id={`${id}-note`} className={error && 'error'}>
          {error ?? hint}
        </p>
      )}
    </Wrap>
  )
}
