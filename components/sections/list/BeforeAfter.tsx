import { chakra } from '@chakra-ui/react'
import type { Outcome } from '#content/schema/program.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Rows = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    '& li': {
      display: 'grid',
      gap: { base: '2', md: '6' },
      gridTemplateColumns: { md: '3fr 4fr 5fr', _print: '3fr 4fr 5fr' },
      py: '3',
      borderTopWidth: '1px',
    },
    '& h3': { textStyle: 'strong' },
    '& dl': { display: 'contents' },
    '& dl > div': { textStyle: 'note' },
    '& .before': { color: 'fg.quiet' },
    '& .after': { fontWeight: 'semibold', pl: '4', borderLeftWidth: '3px', borderColor: 'coral.500' },
    '& dt': { textStyle: 'caption', fontWeight: 'semibold', mb: '1' },
    // The labels of the first row serve as column heads.
    '& li:not(:first-of-type) dt': { srOnly: true },
    // Short enough for two columns on phones.
    mdDown: {
      '& li': { gridTemplateColumns: '2fr 3fr', columnGap: '4', ...stackEnlarged },
      '& h3': { gridColumn: '1 / -1' },
      // Both values begin on one line, whichever label wraps.
      '& li:first-of-type dl > div': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 2',
        rowGap: '0',
      },
    },
  },
})

interface BeforeAfterProps {
  labels: { before: string; after: string }
  changes: readonly Outcome[]
}

/** Observable changes: part of the job, before and after. */
export function BeforeAfter({ labels, changes }: BeforeAfterProps) {
  return (
    <Rows>
      {changes.map(({ area, before, after }) => (
        <li key={area}>
          <h3>{keepTogether(area)}</h3>
          <dl>
            <div className="before">
              <dt>{labels.before}</dt>
              <dd>{keepTogether(before)}</dd>
            </div>
            <div className="after">
              <dt>{labels.after}</dt>
              <dd>{keepTogether(after)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </Rows>
  )
}
