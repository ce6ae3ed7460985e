import { chakra } from '@chakra-ui/react'
import type { MeasurementCategory } from '#content/schema/impact.ts'

const RISE = '3.5rem'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '8', lg: 'normal' },
    _print: { gridTemplateColumns: '1fr 1fr', columnGap: '8' },
    '& > li': {
      borderTopWidth: '3px',
      borderLeftWidth: '3px',
      borderColor: 'line.strong',
      p: '5',
      pr: '0',
      pb: '0',
    },
    // On narrow screens the steps are indented.
    '& > li:nth-of-type(2)': { ml: { base: '0.75rem', md: '3rem', lg: '0' } },
    '& > li:nth-of-type(3)': { ml: { base: '1.5rem', md: '6rem', lg: '0' } },
    '& > li:nth-of-type(4)': { ml: { base: '2.25rem', md: '9rem', lg: '0' } },
    '& > li:last-of-type': { borderColor: 'coral.500' },
    lg: {
      gridTemplateColumns: 'repeat(4, 1fr)',
      borderBottomWidth: '3px',
      borderColor: 'line.strong',
      // The upper steps are beside the heading.
      mt: `calc(-1.75 * ${RISE})`,
      // The outline of the stairs: each column starts a step higher, with the riser on its left.
      '& > li': { px: '6', pb: '6' },
      '& > li:nth-of-type(1)': { mt: `calc(3 * ${RISE})` },
      '& > li:nth-of-type(2)': { mt: `calc(2 * ${RISE})` },
      '& > li:nth-of-type(3)': { mt: RISE },
    },
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'note', textWrap: 'pretty', mt: '3' },
    '& ul': { textStyle: 'note', color: 'fg.quiet', mt: '4' },
    '& ul li': { py: '2', lineHeight: '1.4', borderTopWidth: '1px', borderColor: 'line.base' },
  },
})

/** Groups of measurements as stairs: each is a step above the one it builds on. */
export function Staircase({ categories }: { categories: readonly MeasurementCategory[] }) {
  return (
    <Steps>
      {categories.map(({ category, description, metrics }) => (
        <li key={category}>
          <h3>{category}</h3>
          <p>{description}</p>
          <ul>
            {metrics.map((metric) => (
              <li key={metric}>{metric}</li>
            ))}
          </ul>
        </li>
      ))}
    </Steps>
  )
}
