import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FORM_LABELS } from '#content/labels/inquiryText.ts'
import type { FormField } from '#content/schema/inquiryFields.ts'
import { fieldRecipe } from '../theme/recipes/field.ts'

const Input = chakra('input', fieldRecipe)
const TextArea = chakra('textarea', fieldRecipe)
const Select = chakra('select', fieldRecipe)

const Wrap = chakra('div', {
  base: {
    '& label': { display: 'block', textStyle: 'label', mb: '0.375rem' },
    '& label span': { fontWeight: 'normal', color: 'fg.quiet' },
    '& textarea': { resize: 'vertical', display: 'block' },
    // Our own chevron, because the browser's touches the edge.
    '& .select': {
      position: 'relative',
      '& select': { appearance: 'none', pr: '10' },
      _after: {
        content: '""',
        position: 'absolute',
        right: '1.25rem',
        top: '1.125rem',
        width: '0.5rem',
        height: '0.5rem',
        borderColor: 'ink',
        borderRightWidth: '2px',
        borderBottomWidth: '2px',
        transform: 'rotate(45deg)',
        pointerEvents: 'none',
      },
    },
    '& [data-hint]': { textStyle: 'fine', color: 'fg.quiet', mt: '1' },
    '& [data-error-for]': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.error', mt: '1' },
  },
  variants: { half: { true: {}, false: { gridColumn: '1 / -1' } } },
})

interface FieldProps {
  field: FormField
  /** Its name, and its event handlers once the form's code has loaded. */
  registration: { name: string } & Partial<UseFormRegisterReturn>
  error?: string | undefined
  /** Help for the topic, instead of the field's own. */
  hint?: string | undefined
}

/**
 * A labeled field with its hint and error message. The element of the message always exists, because the server fills
 * it in as well.
 */
export function Field({ field, registration, error, hint = field.help }: FieldProps) {
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
    <Wrap half={field.half ?? false}>
      <label htmlFor={id}>
        {field.label}
        {!isRequired && <span aria-hidden="true"> {FORM_LABELS.optional}</span>}
      </label>
      {field.control === 'textarea' && <TextArea rows={field.rows} dir="auto" {...control} />}
      {field.control === 'select' && (
        <div className="select">
          <Select {...control}>
            <option value="">{FORM_LABELS.choose}</option>
            {field.choices?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </div>
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
