import { chakra } from '@chakra-ui/react'

/** Colors of the parts, for the bars and for their legend. */
export const shareColors = {
  cost: ['teal.200', 'teal.500', 'sand.2'],
  value: ['coral.500', 'coral.300', 'gold', 'coral.100'],
} as const

const Chart = chakra('svg', { base: { display: 'block', width: '100%', height: '3.75rem', mt: '5' } })

interface Part {
  label: string
  amount: number
}

/** Cost and value as two bars to one scale, each in its parts. The figures stand in the text beside it. */
export function RoiShares({ costs, values }: { costs: readonly Part[]; values: readonly Part[] }) {
  const scale = Math.max(total(costs), total(values), 1)
  return (
    <Chart aria-hidden="true">
      <Bar parts={costs} colors={shareColors.cost} scale={scale} y="0" />
      <Bar parts={values} colors={shareColors.value} scale={scale} y="54%" />
    </Chart>
  )
}

const total = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

interface BarProps {
  parts: readonly Part[]
  colors: readonly string[]
  scale: number
  y: string
}

function Bar({ parts, colors, scale, y }: BarProps) {
  return parts.map(({ label, amount }, index) => (
    <chakra.rect
      key={label}
      x={`${(total(parts.slice(0, index)) / scale) * 100}%`}
      y={y}
      width={`${(amount / scale) * 100}%`}
      height="46%"
      fill={colors[index]}
    />
  ))
}
