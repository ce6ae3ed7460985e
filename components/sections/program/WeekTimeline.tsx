import { chakra } from '@chakra-ui/react'
import { calendarLabels } from '#content/labels/calendarLabels.ts'
import type { Phase } from '#content/schema/program.ts'
import { range } from '../../ui/range.ts'

const WEEKS = 12
/** As wide as so many weeks: the labels of a `WeekPlan`, a fifth of the width. */
const LABELS = 3

const columns = (count: number) => ({ gridTemplateColumns: { lg: `repeat(${count}, minmax(0, 1fr))` } })

const Phases = chakra('ol', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '0.75rem 1fr', lg: 'subgrid' },
      columnGap: { base: '5', lg: '0' },
      mb: { base: '0.375rem', lg: '0' },
    },
    '& .bar': { borderRadius: '2px', bg: 'var(--phase)' },
    '& .weeks': {
      display: { base: 'none', lg: 'grid' },
      gridRow: '2',
      position: 'relative',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      textStyle: 'fine',
      color: 'fg.quiet',
      pt: '1',
      pb: '4',
    },
    '& .text': { pb: { base: '6', lg: '0' }, maxW: { base: '36rem', lg: 'none' } },
    lg: {
      // All phases lie in one grid, one above the other; each leaves the others' columns free.
      '& > li': {
        gridColumn: '1 / -1',
        gridRow: '1 / 4',
        gridTemplateRows: 'subgrid',
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      },
      '& .bar': { gridRow: '1', height: '1rem', mr: '3px' },
      // From the middle of the bar down to its caption, which is wider or narrower.
      '& .weeks::after': {
        content: '""',
        position: 'absolute',
        bottom: '0',
        left: '50%',
        width: '2px',
        height: '0.75rem',
        bg: 'var(--phase)',
      },
      '& .text': { gridRow: '3', mr: '8', pt: '4', borderTopWidth: '2px', borderColor: 'var(--phase)' },
      '& > li:last-of-type .text': { mr: '3px' },
    },
    _print: { '& .text': { pb: '2' } },
    '& .when': { textStyle: 'label', color: 'fg.accent' },
    '& h3': { textStyle: 'small', mt: '1' },
    '& .text > p:last-child': { textStyle: 'note', textWrap: 'pretty', mt: '2' },
  },
  variants: {
    hasLabels: { true: columns(WEEKS + LABELS), false: columns(WEEKS) },
  },
})

const Item = chakra('li', {
  base: {},
  variants: {
    color: {
      0: { '--phase': 'colors.line.strong' },
      1: { '--phase': 'colors.coral.500' },
      2: { '--phase': 'colors.gold' },
    },
  },
})

interface WeekTimelineProps {
  /** Three, in the order of the calendar, without gaps. */
  phases: readonly Phase[]
  /** Stands below a `WeekPlan` with the same weeks. */
  hasLabels?: boolean
}

/**
 * The weeks of a program as one bar, each phase as long as its weeks, with equally wide captions below. On phones the bar stands
 * upright.
 */
export function WeekTimeline({ phases, hasLabels = false }: WeekTimelineProps) {
  const indent = hasLabels ? LABELS : 0
  const captionWidth = (WEEKS + indent) / phases.length
  return (
    <Phases hasLabels={hasLabels}>
      {phases.map(({ name, from, to, text }, index) => (
        <Item key={name} color={(index % 3) as 0 | 1 | 2}>
          <chakra.div
            className="bar"
            aria-hidden="true"
            gridColumn={{ lg: `${from + indent} / ${to + indent + 1}` }}
          />
          <chakra.div
            className="weeks"
            aria-hidden="true"
            gridColumn={{ lg: `${from + indent} / ${to + indent + 1}` }}
          >
            {range(from, to).map((week) => (
              <span key={week}>{week}</span>
            ))}
          </chakra.div>
          <chakra.div
            className="text"
            gridColumn={{ lg: `${index * captionWidth + 1} / span ${captionWidth}` }}
          >
            <p className="when">{calendarLabels.weeks(from, to)}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </chakra.div>
        </Item>
      ))}
    </Phases>
  )
}
