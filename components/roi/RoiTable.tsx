import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { RoiInputs } from '#content/schema/roi.ts'
import type { RoiCalculatorText } from '#content/schema/roiText.ts'
import { RoiNumber } from './RoiNumber.tsx'

const Tables = chakra('div', {
  base: {
    '& table': { width: '100%', borderCollapse: 'collapse', textAlign: 'left', mb: { base: '6', lg: '8' } },
    '& caption': { captionSide: 'top', textAlign: 'left', textStyle: 'small', pb: '2' },
    '& tr': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& th': { textStyle: 'note', fontWeight: 'normal', lineHeight: '1.35', py: '2', pr: '4' },
    '& th label': { cursor: 'text' },
    '& th small': { display: 'block', textStyle: 'fine', color: 'fg.quiet' },
    '& td': { width: '7.5rem', py: '0.375rem', verticalAlign: 'middle' },
    '& td + td': { width: '4.25rem', pl: '2', textStyle: 'fine', color: 'fg.quiet' },
    '& .error': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.error', mt: '1' },
    _print: {
      '& table': { mb: '3', breakInside: 'avoid' },
      '& th, & td': { py: '0', pr: '0', width: 'auto', fontSize: '0.75rem' },
      '& td + td': { width: '3rem', fontSize: '0.75rem' },
      '& caption': { fontSize: '1rem', pb: '1' },
      '& th small': { display: 'inline', fontSize: '0.75rem', ml: '1' },
    },
  },
})

interface RoiTableProps {
  text: RoiCalculatorText
  inputs: RoiInputs
  editable: boolean
  onChange: (changed: Partial<RoiInputs>) => void
}

/** All assumptions of the calculation in groups: a table to read, and to fill in as soon as scripts run. */
export function RoiTable({ text, inputs, editable, onChange }: RoiTableProps) {
  const id = useId()
  return (
    <Tables>
      {text.groups.map(({ heading, fields }) => (
        <table key={heading}>
          <caption>{heading}</caption>
          <tbody>
            {fields.map(({ name, label, unit, note }) => (
              <tr key={name}>
                <th scope="row">
                  {editable ? <label htmlFor={id + name}>{label}</label> : label}
                  {note && <small>{note}</small>}
                </th>
                <td>
                  <RoiNumber
                    id={id + name}
                    name={name}
                    value={inputs[name]}
                    editable={editable}
                    outOfRange={text.outOfRange}
                    onChange={(value) => onChange({ [name]: value })}
                  />
                </td>
                <td>{unit !== 'amount' && unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Tables>
  )
}
