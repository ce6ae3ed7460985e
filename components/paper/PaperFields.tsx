import { chakra } from '@chakra-ui/react'
import type { PaperFields as Content } from '#content/schema/workingPaper.ts'
import { ruled, written } from './written.ts'

/** Each label is on the first line of its entry. All have the width that the longest needs, up to a limit. */
const besideRules = (limit: string) => ({
  gridTemplateColumns: `fit-content(${limit}) 1fr`,
  columnGap: '4',
  rowGap: '1',
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& dt': { lineHeight: '1.2', pt: '0.3rem' },
})

const Fields = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '3',
    '& dt': { textStyle: 'fine', fontWeight: 'semibold' },
    '& dd': { ...ruled, maxW: 'none' },
    '& dd span': {
      ...written,
      display: 'inline-block',
      transformOrigin: 'left',
      transform: 'rotate(-0.3deg)',
    },
    '& > div:nth-of-type(even) dd span': { transform: 'rotate(0.25deg)' },
    _print: { '& dd span': { transform: 'none !important' } },
    '@container (min-width: 34rem)': besideRules('10.5rem'),
  },
  variants: {
    isBlank: {
      true: {
        ...besideRules('fit-content(55%)'),
        '& > div:last-of-type dd': { minHeight: '3.5rem' },
        '--chakra-colors-line-base': 'color-mix(in srgb, {colors.sand.600} 40%, transparent)',
      },
    },
  },
})

/** Printed labels, each with its entry on ruled lines, or with blank lines. */
export function PaperFields({ fields }: Content) {
  return (
    <Fields isBlank={!fields[0]?.value}>
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
