import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiInputs } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { formatExact } from './formatAmount.ts'
import { RoiRow, RoiValue } from './RoiRow.tsx'

const Tables = chakra('div', {
  base: {
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      textAlign: 'left',
      mb: { base: '6', lg: '8' },
    },
    '& caption': { captionSide: 'top', textAlign: 'left', textStyle: 'small', pb: '2' },
    '& th': { textStyle: 'note', fontWeight: 'normal', lineHeight: '1.35', textWrap: 'pretty' },
    '& th label': { cursor: 'text' },
    '& th small': { display: 'block', textStyle: 'fine', color: 'fg.quiet' },
    '& td + td': { pl: '2', textStyle: 'fine', color: 'fg.quiet' },
    // Each value below its label; dense, so that a message about one leaves the other beside it.
    '@media screen': {
      '& tbody': {
        display: 'grid',
        gridAutoFlow: 'dense',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9.5rem, 40%), 100%), 1fr))',
        columnGap: { base: '4', md: '8' },
        rowGap: '3',
      },
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'space-between',
        alignItems: 'center',
        rowGap: '1',
      },
      '& th': { flexBasis: '100%' },
    },
    _print: {
      '& table': { mb: '3' },
      '& th, & td': { py: '0.0625rem', pr: '0', width: 'auto', textStyle: 'fine' },
      '& td + td': { width: '4rem' },
      '& caption': { pb: '1' },
      '& th small': { display: 'inline', ml: '1' },
    },
  },
})

interface RoiTableProps {
  groups: RoiCalculatorText['groups']
  inputs: RoiInputs
  /** Renders an editable row once its code has loaded. */
  children: ((field: RoiFieldText) => ReactNode) | null
}

/** All assumptions of the calculation in groups: a table to read, editable once JavaScript runs. */
export function RoiTable({ groups, inputs, children }: RoiTableProps) {
  const row =
    children ??
    ((field: RoiFieldText) => (
      <RoiRow key={field.name} field={field}>
        <RoiValue>{formatExact(inputs[field.name])}</RoiValue>
      </RoiRow>
    ))
  return (
    <Tables>
      {groups.map(({ heading, fields }) => (
        <table key={heading}>
          <caption>{heading}</caption>
          <tbody>{fields.map(row)}</tbody>
        </table>
      ))}
    </Tables>
  )
}
