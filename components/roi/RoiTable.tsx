import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiInputs } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { enlarged } from '../theme/enlarged.ts'
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
    '& tr': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& th': {
      textStyle: 'note',
      fontWeight: 'normal',
      lineHeight: '1.35',
      py: '2',
      pr: 'min(1rem, 3vw)',
    },
    '& th label': { cursor: 'text' },
    '& th small': { display: 'block', textStyle: 'fine', color: 'fg.quiet' },
    '& td': { width: '0', py: '0.375rem', verticalAlign: 'middle' },
    '& td + td': {
      width: 'min(3.75rem, 18vw)',
      pl: 'min(0.5rem, 2vw)',
      textStyle: 'fine',
      color: 'fg.quiet',
    },
    // On phones two values side by side, each below its label.
    '@media screen and (min-width: 380px) and (max-width: 479px)': {
      '& tbody': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '3' },
      '& tr': { display: 'flex', flexWrap: 'wrap', alignContent: 'space-between', borderTopWidth: '0' },
      '& th': { flexBasis: '100%', p: '0' },
      '& td, & td + td': { width: 'auto', alignContent: 'center' },
    },
    // With enlarged text the label is above the value.
    [enlarged]: {
      '& tbody': { display: 'block' },
      '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
      '& th': { flexBasis: '100%', pb: '0' },
      '& td, & td + td': { width: 'auto' },
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
