import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Phase, PlanRow } from '#content/schema/program.ts'
import { WeekPlan } from './WeekPlan.tsx'
import { WeekTimeline } from './WeekTimeline.tsx'
import { columns, LABELS, WEEKS } from './weekColumns.ts'

const Chart = chakra('div', {
  variants: {
    captions: {
      below: {},
      beside: {
        lg: {
          display: 'grid',
          gridTemplateColumns: `${columns(LABELS + WEEKS)} 2.5rem 23rem`,
          gridTemplateRows: 'auto auto 1fr',
          '& > div': {
            gridColumn: `1 / span ${LABELS + WEEKS}`,
            gridRow: '1 / 4',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
          },
        },
      },
    },
  },
})

interface WeekChartProps {
  rows: readonly PlanRow[]
  phases: readonly Phase[]
  /** Position of the phases on wide screens. */
  captions: 'below' | 'beside'
  /** Heading of the chart. */
  children: ReactNode
}

/** The twelve-week plan, above the phases. */
export function WeekChart({ rows, phases, captions, children }: WeekChartProps) {
  return (
    <Chart captions={captions}>
      <div>
        {children}
        <WeekPlan rows={rows} />
      </div>
      <WeekTimeline phases={phases} hasLabels isBeside={captions === 'beside'} />
    </Chart>
  )
}
