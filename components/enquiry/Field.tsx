import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { fieldRecipe } from '../theme/recipes/field.ts'
import { companySizeOptions, type FieldSpec } from './enquiryForms.ts'

const Input = chakra('input', fieldRecipe)
const TextArea = chakra('textarea', fieldRecipe)
const Select = chakra('select', fieldRecipe)

const Wrap = chakra('div', {
  base: {
    '& label': { display: 'block', textStyle: 'label', mb: '0.375rem' },
    '& label span': { fontWeight: 'normal', color: 'fg.quiet' },
    '& textarea': { resize: 'vertical', display: 'block' },
    '& [data-hint]': { textStyle: 'fine', color: 'fg.quiet', mt: '1' },
    '& [data-error-for]': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.error', mt: '1' },
  },
  variants: { half: { true: {}, false: { gridColumn: '1 / -1' } } },
})

interface FieldProps {
  spec: FieldSpec
  /** Its name, and what the form's code listens with once it is there. */
  registration: { name: string } & Partial<UseFormRegisterReturn>
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled field with its hint and its message; the message's place exists from the start, for the server's page too. */
export function Field({ spec, registration, error, hint }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  const control = {
    id,
    required: spec.required,
    autoComplete: spec.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    ...registration,
  }
  return (
    <Wrap half={spec.half ?? false}>
      <label htmlFor={id}>
        {spec.label}
        {!spec.required && <span aria-hidden="true"> (optional)</span>}
      </label>
      {spec.control === 'textarea' && <TextArea rows={spec.rows} dir="auto" {...control} />}
      {spec.control === 'select' && (
        <Select {...control}>
          <option value="">Please choose</option>
          {companySizeOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
      {spec.control !== 'textarea' && spec.control !== 'select' && (
        <Input type={spec.control} dir="auto" enterKeyHint="next" {...control} />
      )}
      {hint && (
        <p id={hintId} data-hint>
          {hint}
        </p>
      )}
      <p id={errorId} data-error-for={spec.name} hidden={!error}>
        {error}
      </p>
    </Wrap>
  )
}
