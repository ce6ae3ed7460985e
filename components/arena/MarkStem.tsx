import { chakra } from '@chakra-ui/react'

const Svg = chakra('svg', {
  base: { flexShrink: '0', width: '1.5rem', color: 'line.strong' },
  variants: {
    mark: {
      none: { opacity: '0.6', '& circle': { fill: 'none', stroke: 'currentColor' } },
      0: { '& circle': { fill: 'coral.500' } },
      1: { '& circle': { fill: 'coral.500' } },
      2: { '& circle': { fill: 'gold' } },
    },
  },
})

/** Height of the note above the ground, by mark. */
const TOPS = { none: 8, 0: 31, 1: 20, 2: 8 } as const

/** A mark in a rehearsal as a note on a stem: the better, the higher. Empty before there is one. */
export function MarkStem({ mark }: { mark: keyof typeof TOPS }) {
  const top = TOPS[mark]
  return (
    <Svg mark={mark} viewBox="0 0 24 40" fill="currentColor" aria-hidden="true">
      <path d={`M11 ${top}h2V39h-2zM2 38h20v2H2z`} />
      <circle cx="12" cy={top} r="7" strokeWidth="2" />
    </Svg>
  )
}
