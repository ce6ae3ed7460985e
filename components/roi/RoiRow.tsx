import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { enlarged } from '../theme/enlarged.ts'

/** The same size with and without the field, so that nothing moves when the field replaces the number. */
export const numberBox = {
  display: 'block',
  width: { base: 'min(6.5rem, 34vw)', md: '7.5rem' },
  [enlarged]: { width: 'min(7.5rem, 60vw)' },
  minH: '2.75rem',
  px: '3',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1rem',
  lineHeight: '1.5',
} as const

/** A read-only value. */
export const RoiValue = chakra('span', {
  base: {
    ...numberBox,
    py: '0.625rem',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    _print: { width: 'auto', minH: '0', p: '0', borderWidth: '0', textStyle: 'fine' },
  },
})

interface RoiRowProps {
  field: RoiFieldText
  /** Id of the field, if any; prefix of the ids of its unit and note. */
  id?: string
  /** The value or its field. */
  children: ReactNode
}

/** An assumption: its label, value and unit. */
export function RoiRow({ field: { label, note, unit }, id, children }: RoiRowProps) {
  return (
    <tr>
      <th scope="row">
        {id ? <label htmlFor={id}>{label}</label> : label}
        {note && <small id={id && `${id}-note`}>{note}</small>}
      </th>
      <td>{children}</td>
      <td id={id && `${id}-unit`}>{unit !== 'amount' && unit}</td>
    </tr>
  )
}
