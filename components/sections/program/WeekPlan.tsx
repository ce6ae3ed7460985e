import { chakra } from '@chakra-ui/react'
import { describeWeeks } from '#content/labels/describeWeeks.ts'
import type { PlanRow } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { range } from '../../ui/range.ts'

const twelve = 'repeat(12, minmax(0, 1fr))'

const Plan = chakra('dl', {
  base: {
    mb: { lg: '4' },
    _print: { breakInside: 'avoid', breakAfter: 'avoid' },
    '& > div': {
      pt: { base: '4', lg: '0' },
      // A fifth of the width for the labels, as in `WeekTimeline`.
      display: { lg: 'grid' },
      gridTemplateColumns: '1fr 4fr',
      borderBottomWidth: { lg: '1px' },
      borderColor: 'line.base',
      lg: { py: '1' },
    },
    '& dt': { textStyle: 'label', lineHeight: '1.3', display: 'inline', mr: { base: '2', lg: '4' } },
    '& dd': { display: { base: 'inline', lg: 'contents' }, textStyle: 'fine', color: 'fg.quiet' },
    '& .when': { lineHeight: '1.3', mr: '4' },
    '& .staff': {
      display: 'grid',
      gridTemplateColumns: twelve,
      height: { base: '2.125rem', lg: '2rem' },
      alignItems: 'end',
      borderBottomWidth: { base: '1px', lg: '0' },
      lg: { gridColumn: '2', gridRow: '1 / 3', alignSelf: 'end', mb: '-0.25rem' },
      borderColor: 'line.base',
    },
    '& .note': {
      gridRow: '1',
      position: 'relative',
      // Above the number of its week, which stands at the left of the column.
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
    // The center piece of the program sounds loudest.
    '& > div:first-of-type .note': {
      color: 'coral.500',
      width: '3px',
      height: '1.5rem',
      _before: { left: '-0.5625rem', top: '-0.5rem', width: '1.25rem', height: '1.25rem' },
    },
    '& > div:first-of-type .span': { bg: 'coral.500', opacity: '1' },
  },
})

const Numbers = chakra('div', {
  base: {
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: twelve,
    textStyle: 'fine',
    fontSize: 'min(0.875rem, 4.4vw)',
    color: 'fg.quiet',
    pt: '1',
    mb: '10',
  },
})

/** What happens in which of the twelve weeks: one staff per kind of event, a note for a week, a bar for a stretch. */
export function WeekPlan({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <>
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
      <Numbers aria-hidden="true">
        {range(1, 12).map((week) => (
          <span key={week}>{week}</span>
        ))}
      </Numbers>
    </>
  )
}
