import { chakra } from '@chakra-ui/react'
import { describeWeeks } from '#content/labels/describeWeeks.ts'
import type { PlanRow } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { LABELS, WEEKS } from './weekColumns.ts'

const Plan = chakra('dl', {
  base: {
    _print: { breakInside: 'avoid', breakAfter: 'avoid' },
    '& > div': {
      // Content that doesn't fit beside the label wraps to the next line.
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '4',
      gridTemplateColumns: `minmax(0, ${LABELS}fr) minmax(0, ${WEEKS}fr)`,
      md: { columnGap: '0', py: '1', borderBottomWidth: '1px' },
      borderColor: 'line.base',
      _print: { display: 'grid', py: '0.5' },
    },
    '& dt': {
      textStyle: 'label',
      fontSize: { md: '0.875rem', _print: '0.875rem' },
      whiteSpace: { _print: 'nowrap' },
      lineHeight: '1.3',
      pr: { md: '2' },
    },
    '& dd': { display: 'contents' },
    '& .when': { textStyle: 'fine', lineHeight: '1.3', color: 'fg.quiet', whiteSpace: 'nowrap' },
    '& .staff': {
      display: 'grid',
      flex: '1 0 100%',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridColumn: '2',
      gridRow: '1 / 3',
      height: '2rem',
      alignItems: 'end',
      alignSelf: 'end',
      mb: { base: '3', md: '-0.25rem' },
      borderBottomWidth: { base: '1px', md: '0' },
      borderColor: 'line.base',
      _print: { mb: '-0.25rem', borderBottomWidth: '0' },
    },
    '& .note': {
      gridRow: '1',
      position: 'relative',
      // Above the number of its week, at the left of the column.
      ml: '0.1875rem',
      width: '2px',
      height: '1.125rem',
      bg: 'currentColor',
      color: 'line.strong',
      _before: {
        ...noteHead('0.875rem', 'currentColor'),
        left: '-0.375rem',
        top: '-0.25rem',
      },
    },
    '& .span': {
      gridRow: '1',
      height: '0.5rem',
      borderRadius: '2px 2px 0 0',
      bg: 'line.strong',
      opacity: '0.55',
      mr: '3px',
    },
    // Emphasizes the centerpiece of the program.
    '& > div:first-of-type .note': {
      color: 'coral.500',
      width: '3px',
      height: '1.5rem',
      _before: { left: '-0.5625rem', top: '-0.5rem', width: '1.25rem', height: '1.25rem' },
    },
    '& > div:first-of-type .span': { bg: 'coral.500', opacity: '1' },
  },
})

/** The twelve-week plan: a row per activity, a note for a single week, a bar for several. */
export function WeekPlan({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <Plan>
      {rows.map(({ label, weeks }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="when">{describeWeeks(weeks)}</span>
            <span className="staff" aria-hidden="true">
              {weeks.map((week) =>
                typeof week === 'number' ? (
                  <chakra.span key={week} className="note" gridColumn={`${week}`} />
                ) : (
                  <chakra.span key={week[0]} className="span" gridColumn={`${week[0]} / ${week[1] + 1}`} />
                ),
              )}
            </span>
          </dd>
        </div>
      ))}
    </Plan>
  )
}
