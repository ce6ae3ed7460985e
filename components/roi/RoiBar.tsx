import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { findRefused } from './editCalculation.ts'
import { fieldsOf } from './fieldId.ts'
import { fillIn } from './formatAmount.ts'
import type { RoiControlProps } from './roiControlProps.ts'

/** The lower edge of what is seen, above a keyboard on the screen. */
const LIFT = '--roi-bar-lift'

const Bar = chakra('a', {
  base: {
    position: 'sticky',
    bottom: `calc(var(${LIFT}, 0px) + 0.5rem)`,
    zIndex: '1',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 'min(1rem, 3vw)',
    minH: '3.5rem',
    // Takes the room that the column keeps for it (RoiCalculator).
    mb: '-3.5rem',
    px: 'min(1rem, 4vw)',
    py: '1',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    bg: 'teal.900',
    color: 'sand.0',
    borderRadius: 'md',
    // Hides what would look out below it.
    boxShadow: '0 0.5rem {colors.bg.sand}',
    // Seen where forced colors take the ground away.
    borderWidth: '1px',
    borderColor: 'teal.900',
    _print: { display: 'none' },
    '& strong': { textStyle: 'small', lineHeight: '1', overflowWrap: 'normal' },
    '&.outdated': { bg: 'gold', color: 'ink', '& strong': { opacity: '0.8' } },
  },
})

/** The result in one line, which stays in view below the fields where there is no room beside them. It leads to the whole result. */
export function RoiBar({ text, words, calculation, figures }: RoiControlProps) {
  const bar = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const lift = () => {
      // Zoomed in, the lower edge is where the visitor wants it.
      const hidden = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      bar.current?.style.setProperty(LIFT, `${Math.max(0, Math.round(hidden))}px`)
    }
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, lift)
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, lift)
    }
  }, [])
  const outdated = findRefused(fieldsOf(text), calculation)
  const payback =
    figures.payback === text.result.never
      ? words.bar.never
      : fillIn(words.bar.payback, { payback: figures.payback })
  return (
    <Bar ref={bar} href={`#${text.id}-result`} className={outdated ? 'outdated' : undefined}>
      <strong>{figures.multiple ?? text.result.noCost}</strong>{' '}
      <span>{outdated ? words.outdated.short : payback}</span>
    </Bar>
  )
}
