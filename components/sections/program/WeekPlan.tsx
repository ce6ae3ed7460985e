import { chakra } from '@chakra-ui/react'
import { describeWeeks } from '#content/labels/describeWeeks.ts'
import { calendarLabels } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { Phase, PlanRow } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { range } from '../../ui/range.ts'

const WEEKS = 12
const weekColumns = `repeat(${WEEKS}, minmax(0, 1fr))`

/** Width of the labels beside the weeks. */
const LABELS = '29%'

const Chart = chakra('div', {
  base: {
    breakInside: 'avoid',
    breakAfter: 'avoid',
    // On phones, the weeks are below their label.
    '& dl > div': {
      display: 'grid',
      gridTemplate: {
        base: `"label weeks" "when weeks" / ${LABELS} 1fr`,
        mdDown: '"label when" "weeks weeks" / 1fr auto',
        _print: `"label when weeks" / 32% 21% 1fr`,
      },
      columnGap: { mdDown: '4' },
      pt: '0.375rem',
      pb: '1',
      borderBottomWidth: '1px',
    },
    '& dt, & .when': { alignSelf: 'last baseline' },
    '& dt': { gridArea: 'label', textStyle: 'label', textWrap: 'balance' },
    '& .when': { gridArea: 'when', textStyle: 'caption' },
    '& .weeks': {
      gridArea: 'weeks',
      display: 'grid',
      gridTemplateColumns: weekColumns,
      height: { base: '1.5rem', md: '2rem' },
      alignItems: 'end',
      alignSelf: 'end',
      mb: '-1',
      '&:not(:has(.note))': { mdDown: { height: '0.875rem' } },
    },
    '& .note, & .span': { gridRow: '1', bg: 'line.strong' },
    '& .note': {
      position: 'relative',
      justifySelf: 'center',
      width: '2px',
      height: '1.125rem',
      _before: { ...noteHead('0.875rem', 'inherit'), left: '-0.375rem', top: '-0.25rem' },
    },
    '& .span': { height: '0.5rem', mr: '3px', opacity: '0.55' },
    '& .scale': {
      display: 'grid',
      gridTemplateColumns: weekColumns,
      rowGap: '1',
      mt: '4',
      textStyle: 'caption',
      textAlign: 'center',
    },
    '& dl + .scale': { ml: { base: LABELS, mdDown: '0', _print: '53%' } },
    '& .phase': { height: '1rem', mr: '3px', borderRadius: '2px' },
  },
})

/** As many side by side as have room. */
const Captions = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    columnGap: '8',
    rowGap: '4',
    mt: { base: '5', md: '8', _print: '4' },
    // The texts begin beside each other, on paper where their titles let them.
    '& li': {
      display: { base: 'grid', _print: 'block' },
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      rowGap: '0',
      pt: '3',
      borderTopWidth: '3px',
    },
    '& .when': { textStyle: 'accent' },
    '& h3': { textStyle: 'small' },
    '& h3 + p': { textStyle: { base: 'note', lg: 'body' }, mt: '1' },
  },
})

/** Of the three phases. */
const colors = ['line.strong', 'coral.500', 'gold']

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
      <Chart>
        {plan && (
          <dl>
            {plan.map(({ label, weeks }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="when">{describeWeeks(weeks)}</dd>
                <dd className="weeks" aria-hidden="true">
                  {weeks.map((week) => {
                    const [from, to] = typeof week === 'number' ? [week] : week
                    return (
                      <chakra.span
                        key={from}
                        className={to ? 'span' : 'note'}
                        gridColumn={`${from} / ${(to ?? from) + 1}`}
                      />
                    )
                  })}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className="scale" aria-hidden="true">
          {phases.map(({ name, from, to }, index) => (
            <chakra.span key={name} className="phase" gridColumn={`${from} / ${to + 1}`} bg={colors[index]} />
          ))}
          {range(1, WEEKS).map((week) => (
            <span key={week}>{week}</span>
          ))}
        </div>
      </Chart>
      <Captions>
        {phases.map(({ name, from, to, text }, index) => (
          <chakra.li key={name} borderColor={colors[index]}>
            <p className="when">{fill(calendarLabels.weeks, { from, to })}</p>
            <h3>{name}</h3>
            <p>{keepTogether(text)}</p>
          </chakra.li>
        ))}
      </Captions>
    </>
  )
}
