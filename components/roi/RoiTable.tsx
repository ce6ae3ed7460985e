import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RoiCalculatorText } from '#content/impact.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { enlarged } from '../theme/enlarged.ts'

const Tables = chakra('div', {
  base: {
    '& table + table': { mt: { base: '6', _print: '3' } },
    '& caption': { textAlign: 'left', textStyle: 'small', pb: { base: '2', _print: '1' } },
    '& tr': { borderTopWidth: '1px' },
    '& th, & td': { py: { base: '2', _print: '0.0625rem' } },
    '& th': { textStyle: 'note', lineHeight: '1.35', textWrap: 'pretty', pr: '4', width: '100%' },
    '& label': { cursor: 'text' },
    '& small': { display: 'block', textStyle: 'caption' },
    '& [role="alert"]': { display: 'block', textStyle: 'mistake', overflowWrap: 'anywhere' },
    '& td + td': { pl: '2', minW: '3.5rem', textStyle: 'caption' },
    // On phones, notes have the whole width, and values are below their labels when the text is enlarged.
    '@media screen': {
      mdDown: {
        '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', py: '2' },
        '& th': { display: 'contents' },
        '& th > :first-child': {
          flex: '1',
          // Small phones have no room beside the field either.
          [`${enlarged}, (max-width: 22rem)`]: { flexBasis: '100%' },
          pr: '3',
        },
        '& td': { py: '0' },
        '& :is(small, [role=alert])': { flexBasis: '100%', order: '1', mt: '1' },
      },
    },
    _print: { '& th, & td': { textStyle: 'fine' } },
  },
})

interface RoiTableProps {
  groups: RoiCalculatorText['groups']
  /** Renders a row. */
  children: (field: RoiFieldText) => ReactNode
}

/** All assumptions of the calculation in groups. */
export function RoiTable({ groups, children }: RoiTableProps) {
  return (
    <Tables>
      {groups.map(({ heading, fields }) => (
        <table key={heading}>
          <caption>{heading}</caption>
          <tbody>{fields.map(children)}</tbody>
        </table>
      ))}
    </Tables>
  )
}

/** The same size with and without the field, so that nothing moves when the field replaces the number. */
export const numberBox = {
  display: 'block',
  width: { base: '6rem', md: '7.5rem' },
  minH: '2.75rem',
  px: '3',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1rem',
  lineHeight: '1.5',
} as const

/** A read-only value; with a field, the one to print. */
const RoiValue = chakra('span', {
  base: {
    ...numberBox,
    py: '0.625rem',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    // The field that takes its place in a moment.
    '@media screen and (scripting: enabled)': {
      bg: 'white',
      borderColor: 'line.field',
      borderRadius: 'sm',
      fontWeight: 'normal',
    },
    '@media screen': { 'input + &': { display: 'none' } },
    _print: { width: 'auto', minH: '0', p: '0', borderWidth: '0', textStyle: 'fine' },
  },
})

interface RoiRowProps {
  field: RoiFieldText
  /** Id of the field, if any; prefix of the ids of its unit and note. */
  id?: string
  value: string
  /** What is wrong with the typed value. */
  error?: string
  /** The field of the value. */
  children?: ReactNode
}

/** An assumption: its label, value and unit. */
export function RoiRow({ field: { label, note, unit }, id, value, error, children }: RoiRowProps) {
  const Label = id ? 'label' : 'span'
  return (
    <tr>
      <th scope="row">
        <Label htmlFor={id}>{label}</Label>
        {note && <small id={id && `${id}-note`}>{note}</small>}
        {error && (
          <span id={`${id}-error`} role="alert">
            {error}
          </span>
        )}
      </th>
      <td>
        {children}
        <RoiValue>{value}</RoiValue>
      </td>
      <td id={id && `${id}-unit`}>{unit !== 'amount' && unit}</td>
    </tr>
  )
}
