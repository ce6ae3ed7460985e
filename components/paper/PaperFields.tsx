import { chakra } from '@chakra-ui/react'
import type { PaperFields as Content } from '#content/schema/workingPaper.ts'
import { ruled, written } from './written.ts'

const Fields = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '3',
    '& dt': { textStyle: 'fine', fontWeight: 'semibold' },
    '& dd': ruled,
    '& dd span': {
      ...written,
      display: 'inline-block',
      transformOrigin: 'left',
      transform: 'rotate(-0.3deg)',
    },
    '& > div:nth-of-type(even) dd span': { transform: 'rotate(0.25deg)' },
    _print: { '& dd span': { transform: 'none !important' } },
    // Each label is on the first line of its entry.
    '@container (min-width: 34rem)': {
      rowGap: '1',
      '&, & > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      '& dt': { lineHeight: '1.2', py: '0.3rem' },
    },
  },
})

/** Printed labels, each with its entry on ruled lines. */
export function PaperFields({ fields }: Pick<Content, 'fields'>) {
  return (
    <Fields>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </Fields>
  )
}
