import { chakra } from '@chakra-ui/react'
import type { UseCase } from '#content/schema/platforms.ts'

/** The first case large on the left, the others smaller on the right. */
const Spread = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '8', lg: '18' },
    rowGap: '10',
    gridTemplateColumns: { md: '1fr 1fr' },
    '& > li': { pt: '5', borderTopWidth: '3px', borderColor: 'line.strong' },
    '& > li:first-of-type': { borderColor: 'coral.500', gridColumn: { md: '1 / -1', lg: 'auto' } },
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'note', textWrap: 'pretty', mt: '3' },
    '& .label': { display: 'block', textStyle: 'label', color: 'fg.quiet' },
    '& .result': { fontWeight: 'semibold' },
    lg: {
      gridTemplateColumns: '7fr 5fr',
      gridTemplateRows: 'auto 1fr',
      '& > li:first-of-type': {
        gridRow: 'span 2',
        '& h3': { textStyle: 'subheading' },
        '& p': { textStyle: 'lead', mt: '5' },
        '& .result': { textStyle: 'subheading', fontWeight: 'normal', color: 'fg.accent' },
        '& .result .label': { pb: '2', fontFamily: 'body', letterSpacing: '0' },
      },
    },
  },
})

interface UseCaseSpreadProps {
  cases: readonly UseCase[]
  labels: { use: string; result: string }
}

/** Client cases: situation, use and result. */
export function UseCaseSpread({ cases, labels }: UseCaseSpreadProps) {
  return (
    <Spread>
      {cases.map(({ title, situation, use, result }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{situation}</p>
          <p>
            <span className="label">{labels.use}</span>
            {use}
          </p>
          <p className="result">
            <span className="label">{labels.result}</span>
            {result}
          </p>
        </li>
      ))}
    </Spread>
  )
}
