import { chakra } from '@chakra-ui/react'

/** How much higher each step of a row begins, and the room between two. */
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

/** Leads from the dot of one step to that of the next, where they stand side by side. */
export function StepCurve() {
  return (
    <Curve viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        // Up first, clear of the letters beside the dot.
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
