import { chakra } from '@chakra-ui/react'
import { calendarLabels } from '#content/labels/calendarLabels.ts'
import type { Phase } from '#content/schema/program.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { range } from '../../ui/range.ts'
import { columns, LABELS, WEEK, WEEKS } from './weekColumns.ts'

/** Captions side by side, of equal width. */
const inRow = {
  '& .text': {
    gridRow: '3',
    mr: '6',
    pt: '3',
    pb: '0',
    pl: '0',
    borderLeftWidth: '0',
    borderTopWidth: '3px',
  },
  '& > li:last-of-type .text': { mr: '3px' },
} as const

const Phases = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns(WEEKS),
    _print: inRow,
    '& > li': { display: 'contents' },
    '& .bar': {
      gridRow: '1',
      height: '1rem',
      mr: '3px',
      borderRadius: '2px',
      bg: 'var(--phase)',
      breakAfter: 'avoid',
    },
    '& .weeks': {
      gridRow: '2',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      textStyle: 'fine',
      fontSize: 'min(0.875rem, 4.4vw)',
      color: 'fg.quiet',
      pt: '1',
      pb: { base: '5', lg: '3' },
    },
    '& .text': {
      pl: '4',
      pb: '5',
      borderLeftWidth: '3px',
      borderColor: 'var(--phase)',
      breakInside: 'avoid',
    },
    '& .when': { textStyle: 'label', color: 'fg.accent' },
    '& h3': { textStyle: 'small' },
    '& .text > p:last-child': { textStyle: 'note', textWrap: 'pretty', mt: '1' },
    md: inRow,
  },
  variants: {
    /** Below a `WeekPlan`, which has labels to the left of the weeks. */
    hasLabels: {
      true: {
        '& h3': { fontSize: '1.25rem' },
        '& .bar': { mt: { md: '2' } },
        md: { gridTemplateColumns: columns(LABELS + WEEKS) },
        _print: { gridTemplateColumns: columns(LABELS + WEEKS) },
      },
    },
    /** In the surrounding grid, with the captions stacked in the column after the weeks. */
    isBeside: {
      true: {
        lg: {
          display: 'contents',
          '& .bar': { gridRow: '4' },
          '& .weeks': { gridRow: '5', pb: '0' },
          '& .text': {
            mr: '0',
            pt: '0',
            pl: '4',
            pb: '5',
            borderTopWidth: '0',
            borderLeftWidth: '3px',
            alignSelf: 'start',
          },
        },
      },
    },
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
  /** Whether it is below a `WeekPlan` with the same weeks. */
  hasLabels?: boolean
  /** Whether it is in the grid of a `WeekChart`, with the captions beside it on wide screens. */
  isBeside?: boolean
}

/** The phases of a program as a bar to scale, with captions. */
export function WeekTimeline({ phases, hasLabels = false, isBeside = false }: WeekTimelineProps) {
  const indent = hasLabels ? LABELS : 0
  const width = (WEEKS + indent) / phases.length
  return (
    <Phases hasLabels={hasLabels} isBeside={isBeside}>
      {phases.map(({ name, from, to, text }, index) => {
        const start = (from - 1) * WEEK + 1
        const beside = `${start + indent} / ${to * WEEK + indent + 1}`
        const stretch = { base: `${start} / ${to * WEEK + 1}`, md: beside, _print: beside }
        const side = `${index * width + 1} / span ${width}`
        return (
          <Item key={name} color={(index % 3) as 0 | 1 | 2}>
            <chakra.div className="bar" aria-hidden="true" gridColumn={stretch} />
            <chakra.div className="weeks" aria-hidden="true" gridColumn={stretch}>
              {range(from, to).map((week) => (
                <span key={week}>{week}</span>
              ))}
            </chakra.div>
            <chakra.div
              className="text"
              gridColumn={{ base: '1 / -1', md: side, lg: isBeside ? '-2' : undefined, _print: side }}
              gridRow={isBeside ? { lg: index === 2 ? '3 / 6' : `${index + 1}` } : undefined}
            >
              <p className="when">{calendarLabels.weeks(from, to)}</p>
              <h3>{name}</h3>
              <p>{keepTogether(text)}</p>
            </chakra.div>
          </Item>
        )
      })}
    </Phases>
  )
}
