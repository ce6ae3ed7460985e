import { chakra } from '@chakra-ui/react'
import { describeWeeks } from '#content/labels/describeWeeks.ts'
import { calendarLabels } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { Phase, PlanRow } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { range } from '../../ui/range.ts'

const WEEKS = 12
const weeksOnly = `repeat(${WEEKS}, minmax(0, 1fr))`
const withLabels = `minmax(0, 5fr) ${weeksOnly}`
const row = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const

/** Grid lines are counted from the end, since labels may precede the weeks. */
const weekLines = (from: number, to = from) => `${from - WEEKS - 2} / ${to - WEEKS - 1}`

/** All rows share the columns of the weeks. */
const Chart = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: weeksOnly,
    breakInside: 'avoid',
    '& dl': row,
    '& dl > div': { ...row, pt: '0.375rem', pb: '1', borderBottomWidth: '1px' },
    '& dt': {
      textStyle: 'label',
      lineHeight: '1.3',
      textWrap: 'balance',
      gridColumn: { base: '1 / span 8', md: '1', _print: '1' },
    },
    '& dd': { display: 'contents' },
    '& .when': {
      textStyle: 'caption',
      lineHeight: '1.3',
      gridColumn: { base: '9 / -1', md: '1', _print: '1' },
      gridRow: { base: '1', md: '2', _print: '2' },
      textAlign: { base: 'right', md: 'left', _print: 'left' },
      alignSelf: 'end',
    },
    '& .staff': {
      ...row,
      gridRow: { base: '2', md: '1 / 3', _print: '1 / 3' },
      gridColumn: `${weekLines(1, WEEKS)}`,
      height: { base: '1.5rem', md: '2rem' },
      alignItems: 'end',
      alignSelf: 'end',
      mb: '-1',
      '&:not(:has(.note))': { mdDown: { height: '0.875rem' } },
    },
    '& .note': {
      gridRow: '1',
      position: 'relative',
      justifySelf: 'center',
      width: '2px',
      height: '1.125rem',
      bg: 'currentColor',
      color: 'line.strong',
      _before: { ...noteHead('0.875rem', 'currentColor'), left: '-0.375rem', top: '-0.25rem' },
    },
    '& .span': { gridRow: '1', height: '0.5rem', bg: 'line.strong', opacity: '0.55', mr: '3px' },
    // Emphasizes the centerpiece of the program.
    '& dl > div:first-of-type': {
      '& .note': { color: 'coral.500' },
      '& .span': { bg: 'coral.500', opacity: '1' },
    },
    '& ol, & .weeks': row,
    '& ol': { mt: '4' },
    '& ol > li': { display: 'contents' },
    '& .bar': { gridRow: '1', height: '1rem', mr: '3px', borderRadius: '2px', bg: 'var(--phase)' },
    '& .weeks': { textStyle: 'caption', textAlign: 'center', pt: '1' },
  },
  variants: {
    hasLabels: {
      true: { gridTemplateColumns: { base: weeksOnly, md: withLabels, _print: withLabels } },
    },
  },
})

const sideBySide = {
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '& li': { pt: '3', borderTopWidth: '3px', borderColor: 'var(--phase)' },
} as const

const Captions = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '4',
    mt: { base: '5', md: '8', _print: '4' },
    lg: sideBySide,
    _print: sideBySide,
    '& li': {
      breakInside: 'avoid',
      lgDown: { pl: '4', borderLeftWidth: '3px', borderColor: 'var(--phase)', maxW: 'text' },
    },
    '& .when': { textStyle: 'accent' },
    '& h3': { textStyle: 'small' },
    '& h3 + p': { textStyle: { base: 'note', md: 'body' }, mt: '1' },
  },
})

const colors = {
  '& > li:nth-of-type(1)': { '--phase': 'colors.line.strong' },
  '& > li:nth-of-type(2)': { '--phase': 'colors.coral.500' },
  '& > li:nth-of-type(3)': { '--phase': 'colors.gold' },
}

interface WeekPlanProps {
  /** Three, in the order of the calendar, without gaps. */
  phases: readonly Phase[]
  /** The activities with their weeks. */
  plan?: readonly PlanRow[]
}

/** Twelve weeks to scale: a row per activity, a note for a single week, a bar for several, and the phases as its caption. */
export function WeekPlan({ phases, plan }: WeekPlanProps) {
  return (
    <>
      <Chart hasLabels={Boolean(plan)}>
        {plan && (
          <dl>
            {plan.map(({ label, weeks }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className="when">{describeWeeks(weeks)}</span>
                  <span className="staff" aria-hidden="true">
                    {weeks.map((week) => {
                      const [from, to] = typeof week === 'number' ? [week] : week
                      return (
                        <chakra.span
                          key={from}
                          className={to ? 'span' : 'note'}
                          gridColumn={weekLines(from, to)}
                        />
                      )
                    })}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <chakra.ol css={colors} aria-hidden="true">
          {phases.map(({ name, from, to }) => (
            <li key={name}>
              <chakra.div className="bar" gridColumn={weekLines(from, to)} />
            </li>
          ))}
        </chakra.ol>
        <div className="weeks" aria-hidden="true">
          {range(1, WEEKS).map((week) => (
            <chakra.span key={week} gridColumn={weekLines(week)}>
              {week}
            </chakra.span>
          ))}
        </div>
      </Chart>
      <Captions css={colors}>
        {phases.map(({ name, from, to, text }) => (
          <li key={name}>
            <p className="when">{fill(calendarLabels.weeks, { from, to })}</p>
            <h3>{name}</h3>
            <p>{keepTogether(text)}</p>
          </li>
        ))}
      </Captions>
    </>
  )
}
