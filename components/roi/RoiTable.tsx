import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RoiCalculatorText } from '#content/impact.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { enlarged } from '../theme/enlarged.ts'

const Tables = chakra('div', {
  base: {
    '& table + table': { mt: { base: '6', sm: '5' } },
    '& caption': { textAlign: 'left', textStyle: 'small', pb: '2' },
    '& th': { textStyle: 'note', lineHeight: '1.35', textWrap: 'pretty' },
    '& label': { cursor: 'text' },
    '& small': { textStyle: 'caption' },
    '& [role="alert"]': {
      display: 'block',
      textStyle: 'fine',
      fontWeight: 'semibold',
      color: 'fg.error',
      overflowWrap: 'anywhere',
    },
    '& td + td': { pl: '2', textStyle: 'caption' },
    // Each value below its label and above its note, on one line with its neighbor's. On phones beside the label: in two columns, labels would take too many lines to be read across.
    '@media screen': {
      '& tbody': {
        display: 'grid',
        gridTemplateColumns: {
          base: '1fr',
          sm: 'repeat(auto-fill, minmax(min(max(9.5rem, 40%), 100%), 1fr))',
        },
        columnGap: { base: '4', md: '8' },
        rowGap: { base: '3', sm: '0' },
      },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: { base: '1fr auto 3.5rem', sm: 'auto 1fr' },
        gridTemplateRows: { sm: 'subgrid' },
        gridRow: { sm: 'span 3' },
        columnGap: { base: '3', sm: '0' },
        alignItems: { base: 'baseline', sm: 'center' },
        pb: { sm: '3' },
        rowGap: '1',
        '@media (max-width: 22.5rem)': { gridTemplateColumns: 'auto 1fr' },
      },
      '& th': { display: 'contents' },
      '& .label': {
        alignSelf: { sm: 'end' },
        gridColumn: { sm: '1 / -1' },
        '@media (max-width: 22.5rem)': { gridColumn: '1 / -1' },
      },
      '& .notes': { alignSelf: { sm: 'start' }, gridColumn: '1 / -1', order: '1' },
    },
    _print: {
      '& table + table': { mt: '3' },
      '& th, & td': { py: '0.0625rem', textStyle: 'fine' },
      '& td + td': { width: '4rem' },
      '& caption': { pb: '1' },
      '& small': { ml: '1' },
    },
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
  width: { base: 'min(6.5rem, 34vw)', md: '7.5rem' },
  [enlarged]: { width: 'min(7.5rem, 50vw)' },
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
        <Label className="label" htmlFor={id}>
          {label}
        </Label>
        {(note || error) && (
          <span className="notes">
            {note && <small id={id && `${id}-note`}>{note}</small>}
            {error && (
              <span id={`${id}-error`} role="alert">
                {error}
              </span>
            )}
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
