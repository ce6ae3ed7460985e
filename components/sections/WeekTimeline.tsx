import { chakra } from '@chakra-ui/react'
import { calendarLabels } from '#content/labels/calendarLabels.ts'
import type { Phase } from '#content/schema/program.ts'
import { range } from '../ui/range.ts'

const Phases = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: { lg: '0.375rem' },
    '& > li': {
      display: { base: 'grid', lg: 'block' },
      gridTemplateColumns: '0.75rem 1fr',
      columnGap: '5',
      mb: { base: '0.375rem', lg: '0' },
    },
    '& .bar': { borderRadius: '2px', height: { lg: '1rem' } },
    '& .weeks': {
      display: { base: 'none', lg: 'grid' },
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      textStyle: 'fine',
      color: 'fg.quiet',
      mt: '2',
    },
    '& .text': { pb: { base: '6', lg: '0' }, pt: { lg: '5' }, pr: { lg: '4' }, maxW: '36rem' },
    _print: { '& .text': { pb: '2' } },
    '& .when': { textStyle: 'label', color: 'fg.accent' },
    // Two weeks have to hold the longest word of a phase.
    '& h3': { textStyle: 'small', fontSize: { lg: '1.25rem' }, mt: '1' },
    '& .text > p:last-child': { textStyle: 'note', textWrap: 'pretty', mt: '2' },
  },
})

const colors = ['line.strong', 'coral.500', 'gold'] as const

/**
 * The weeks of a program as one bar; each phase is as long as its weeks. On phones the bar stands upright.
 * @param phases in the order of the calendar, without gaps.
 */
export function WeekTimeline({ phases }: { phases: readonly Phase[] }) {
  const spans = phases.map(({ from, to }) => `minmax(0, ${to - from + 1}fr)`).join(' ')
  return (
    <Phases gridTemplateColumns={{ lg: spans }}>
      {phases.map(({ name, from, to, text }, index) => (
        <li key={name}>
          <chakra.div className="bar" aria-hidden="true" bg={colors[index % colors.length]} />
          <div>
            <div className="weeks" aria-hidden="true">
              {range(from, to).map((week) => (
                <span key={week}>{week}</span>
              ))}
            </div>
            <div className="text">
              <p className="when">{calendarLabels.weeks(from, to)}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </Phases>
  )
}
