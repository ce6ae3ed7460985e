import { chakra } from '@chakra-ui/react'

/** Rise of each step, and the gap between two. */
export const STEP_RISE = '4.5rem'
export const STEP_GAP = '2rem'

const Curve = chakra('svg', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    left: '-2px',
    bottom: 'calc(100% - 0.4rem)',
    width: `calc(100% + ${STEP_GAP} + 1px)`,
    height: STEP_RISE,
    color: 'line.strong',
    opacity: '0.6',
    pointerEvents: 'none',
  },
})

/** Curve from the dot of one step to the next, when they are side by side. */
export function StepCurve() {
  return (
    <Curve viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        // Starts upward to avoid the text beside the dot.
        d="M0 100C5 20 40 0 100 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2 5"
        vectorEffect="non-scaling-stroke"
      />
    </Curve>
  )
}
