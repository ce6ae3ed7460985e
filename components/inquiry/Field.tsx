import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FORM_LABELS } from '#content/labels/inquiryText.ts'
import type { FormField } from '#content/schema/inquiryFields.ts'
import { Input, Select, TextArea } from '../ui/Input.tsx'

const Wrap = chakra('div', {
  base: {
    '& label': { display: 'block', textStyle: 'label', mb: '0.375rem' },
    '& label span': { fontWeight: 'normal', color: 'fg.quiet' },
    '& textarea': { display: 'block' },
    '& [data-hint]': { textStyle: 'caption', mt: '1' },
    '& [data-error-for]': { textStyle: 'mistake', mt: '1' },
  },
})

interface FieldProps {
  field: FormField
  /** Its name, and its event handlers once the form's code has loaded. */
  registration: { name: string } & Partial<UseFormRegisterReturn>
  error?: string | undefined
  /** Help below it. */
  hint?: string | undefined
}

/**
 * A labeled field with its hint and error message. The element of the message always exists, because the server fills
 * it in as well.
 */
export function Field({ field, registration, error, hint }: FieldProps) {
  const isRequired = field.missing !== undefined
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  const control = {
    id,
    required: isRequired,
    autoComplete: field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    ...registration,
  }
  return (
    <Wrap data-wide={field.half ? undefined : ''}>
      <label htmlFor={id}>
        {field.label}
        {!isRequired && <span aria-hidden="true"> {FORM_LABELS.optional}</span>}
      </label>
      {field.control === 'textarea' && <TextArea rows={field.rows} dir="auto" {...control} />}
      {field.control === 'select' && (
        <Select {...control}>
          <option value="">{FORM_LABELS.choose}</option>
          {field.choices?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
      {field.control !== 'textarea' && field.control !== 'select' && (
        <Input type={field.control} dir="auto" enterKeyHint="next" {...control} />
      )}
      {hint && (
        <p id={hintId} data-hint>
          {hint}
        </p>
      )}
      <p id={errorId} data-error-for={field.name} hidden={!error}>
        {error}
      </p>
    </Wrap>
  )
}
