import { chakra } from '@chakra-ui/react'

/** Colors of the parts, for the bars and for their legend. */
export const shareColors = {
  cost: ['teal.200', 'teal.500', 'sand.2'],
  value: ['coral.500', 'coral.300', 'gold', 'coral.100'],
} as const

const Chart = chakra('svg', { base: { display: 'block', width: '100%', height: '1.5rem' } })

export interface Share {
  label: string
  amount: number
}

interface RoiSharesProps {
  parts: readonly Share[]
  colors: readonly string[]
  /** The amount that the full width represents. */
  scale: number
}

/** A sum as a bar with its parts. The text beside it states the figures. */
export function RoiShares({ parts, colors, scale }: RoiSharesProps) {
  const percent = (amount: number) => `${(amount / scale) * 100}%`
  return (
    <Chart>
      {parts.map(({ label, amount }, index) => (
        <chakra.rect
          key={label}
          x={percent(parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0))}
          width={percent(amount)}
          height="100%"
          fill={colors[index]}
        />
      ))}
    </Chart>
  )
}
