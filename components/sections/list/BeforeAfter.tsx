import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { Outcome } from '#content/schema/program.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

/** Side by side, the labels of the first row serve as column heads. */
const labelsOnce: SystemStyleObject = {
  '& li:not(:first-of-type) .label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}

const Rows = chakra('ul', {
  base: {
    // Doesn't stretch beside a taller element.
    alignSelf: 'start',
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& li': {
      display: 'grid',
      gap: { base: '2', md: '6' },
      gridTemplateColumns: { md: '3fr 4fr 5fr' },
      _print: { gridTemplateColumns: '3fr 4fr 5fr', py: '3' },
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& h3': { textStyle: 'strong' },
    '& p': { textStyle: 'note' },
    '& .before': { color: 'fg.quiet' },
    '& .after': { fontWeight: 'semibold', pl: '4', borderLeftWidth: '3px', borderColor: 'coral.500' },
    md: labelsOnce,
    '& .label': { display: 'block', textStyle: 'fine', fontWeight: 'normal', color: 'fg.quiet' },
  },
  variants: {
    size: {
      /** Short enough for two columns on phones. */
      normal: {
        ...labelsOnce,
        mdDown: {
          '& li': { gridTemplateColumns: '2fr 3fr', columnGap: '4', ...stackEnlarged },
          '& h3': { gridColumn: '1 / -1' },
          // Both values begin on one line, whichever label wraps.
          '& li:first-of-type p': {
            display: 'grid',
            gridTemplateRows: 'subgrid',
            gridRow: 'span 2',
            rowGap: '0',
          },
        },
        _print: { '& h3': { gridColumn: 'auto' } },
      },
      large: {
        '& li': { py: { base: '6', lg: '8' } },
        '& h3': { textStyle: { base: 'subheading', mdToLg: 'small' } },
        '& p': { textStyle: 'body' },
      },
    },
  },
})

interface BeforeAfterProps {
  /** "large" emphasizes the areas. */
  size?: 'normal' | 'large'
  labels: { before: string; after: string }
  changes: readonly Outcome[]
}

/** Observable changes: part of the job, before and after. */
export function BeforeAfter({ size = 'normal', labels, changes }: BeforeAfterProps) {
  return (
    <Rows size={size}>
      {changes.map(({ area, before, after }) => (
        <li key={area}>
          <h3>{keepTogether(area)}</h3>
          <p className="before">
            <span className="label">{labels.before}</span>
            <span>{keepTogether(before)}</span>
          </p>
          <p className="after">
            <span className="label">{labels.after}</span>
            <span>{keepTogether(after)}</span>
          </p>
        </li>
      ))}
    </Rows>
  )
}
