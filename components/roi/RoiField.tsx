import { useState } from 'react'
import { roiControlsText } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import { roiFields } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { Input } from '../ui/Input.tsx'
import { isRefused, type RoiControlProps, readNumber } from './calculation.ts'
import { formatExact } from './describeResult.ts'
import { numberBox, RoiRow } from './RoiTable.tsx'

/**
 * A row with an editable value, grouped like the results once the field is left. Invalid text stays in it, with what is expected.
 */
export function RoiField({
  text,
  inputs,
  edits,
  onType,
  onSet,
  field,
}: RoiControlProps & { field: RoiFieldText }) {
  const { name, unit, note } = field
  const id = `${text.id}-${name}`
  const value = inputs[name]
  const edit = edits[name]
  const typed = edit ?? formatExact(value)
  const problem = isRefused(name, edit) ? explain(field, typed, value) : ''
  // While typing, most text is still on the way to something valid.
  const [isLeft, setLeft] = useState(false)
  const error = isLeft ? problem : ''
  const describedBy = [error && 'error', unit !== 'amount' && 'unit', note && 'note']
    .filter(Boolean)
    .map((part) => `${id}-${part}`)
  return (
    <RoiRow field={field} id={id} value={typed} error={error}>
      <Input
        css={numberBox}
        id={id}
        inputMode={roiFields[name].whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        // Keeps clear of the bar at the bottom of small windows (RoiBar).
        scrollMarginBottom={{ base: '6rem', lg: '2' }}
        value={typed}
        aria-invalid={error !== ''}
        aria-describedby={describedBy.join(' ') || undefined}
        // A new number replaces the old one, by touch as well.
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setLeft(false)
          onType(name, event.target.value)
        }}
        onBlur={() => {
          setLeft(true)
          if (edit !== undefined && !problem) onSet({ [name]: value })
        }}
      />
    </RoiRow>
  )
}

/** Explains which text can't be read, what is expected, and which value is used until then. */
function explain({ name }: RoiFieldText, typed: string, value: number): string {
  const text = roiControlsText.refusal
  const { min, max, whole } = roiFields[name]
  return [
    typed.trim() && Number.isNaN(readNumber(typed)) && fill(text.unreadable, { typed }),
    fill(whole ? text.expectedWhole : text.expected, { min: formatExact(min), max: formatExact(max) }),
    fill(text.until, { value: formatExact(value) }),
  ]
    .filter(Boolean)
    .join(' ')
}
