import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { roiControlsText } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { RoiControlProps } from './calculation.ts'

/** Distance to the bottom of the visual viewport, above an on-screen keyboard. */
const LIFT = '--roi-bar-lift'

/** The area in which the bar sticks: the full window width, and only while the result is out of view. */
const Track = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: { base: 'calc(-1 * {spacing.5})', md: 'calc(-1 * {spacing.8})' },
    top: `max(0px, 100svh - var(${LIFT}, 0px) - 42rem)`,
    // In the space reserved below the fields (RoiCalculator).
    bottom: '-4rem',
    zIndex: '1',
    display: { base: 'flex', lg: 'none' },
    // Its natural position is the end; it sticks upward from there.
    flexDirection: 'column',
    justifyContent: 'end',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
})

const Bar = chakra('a', {
  base: {
    position: 'sticky',
    bottom: `var(${LIFT}, 0px)`,
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 'min(1rem, 3vw)',
    minH: '3.5rem',
    px: { base: '5', md: '8' },
    py: '1',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    bg: 'teal.900',
    color: 'sand.0',
    // Visible with forced colors, which remove the background.
    borderBlockWidth: '1px',
    borderColor: 'teal.900',
    '& strong': { textStyle: 'small', lineHeight: '1', overflowWrap: 'normal' },
    '&.outdated': { bg: 'gold', color: 'ink', '& strong': { opacity: '0.8' } },
  },
})

/**
 * The result in one line, which stays visible below the fields if there is no space beside them. Links to the full
 * result.
 */
export function RoiBar({ text, figures, refused }: RoiControlProps) {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const lift = () => {
      // When zoomed in, leave it where the visitor put it.
      const hidden = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      track.current?.style.setProperty(LIFT, `${Math.max(0, Math.round(hidden))}px`)
    }
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, lift)
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, lift)
    }
  }, [])
  const payback =
    figures.payback === text.result.never
      ? roiControlsText.bar.never
      : fill(roiControlsText.bar.payback, { payback: figures.payback })
  return (
    <Track ref={track}>
      <Bar href={`#${text.id}-result`} className={refused ? 'outdated' : undefined}>
        <strong>{figures.multiple ?? text.result.noCost}</strong>{' '}
        <span>{refused ? text.result.outdated : payback}</span>
      </Bar>
    </Track>
  )
}
