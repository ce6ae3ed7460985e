import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { fill } from '#content/schema/fill.ts'
import type { RoiControlProps } from './calculation.ts'

const Note = chakra('p', {
  base: {
    textStyle: 'fine',
    color: 'ink',
    bg: 'gold',
    borderRadius: 'sm',
    px: '3',
    // Takes no space above the fields, which would otherwise move while typing.
    position: 'absolute',
    top: '5',
    right: '5',
    py: '1',
    lg: { position: 'static', py: '2', my: '3' },
    '& .long': { display: { base: 'none', lg: 'inline' } },
    '& .short': { display: { lg: 'none' } },
    // Dims the figures it covers.
    '& ~ .figure, & ~ dl dd, & ~ .parts dd': { color: 'fg.quiet' },
    '& ~ .figure, & ~ dl svg': { opacity: '0.55' },
  },
})

/** Warns that the result is outdated while a field is invalid. */
export function RoiOutdated({ controlsText: { outdated }, refused }: RoiControlProps) {
  if (!refused) return null
  return (
    <Note>
      <span className="long">{fill(outdated.long, { field: refused.label })}</span>
      <span className="short">{outdated.short}</span>
    </Note>
  )
}

/** Delay before changed figures are announced. */
const ANNOUNCE_DEBOUNCE_MS = 600

/** Announces a changed result to screen readers once it is stable; not the initial one. */
export function RoiStatus({ text, figures, refused }: RoiControlProps) {
  const { multiple, noCost, cost, payback } = text.result
  const result = [
    figures.multiple ? `${figures.multiple} ${multiple}` : noCost,
    `${cost} ${figures.cost}`,
    `${figures.valueLabel} ${figures.value}`,
    `${payback} ${figures.payback}`,
  ].join('. ')
  // While a field is invalid, its error is announced; once fixed, the result is announced again.
  const current = refused ? '' : result
  const [said, setSaid] = useState('')
  const known = useRef(current)
  useEffect(() => {
    if (current === known.current) return
    const timer = setTimeout(() => {
      known.current = current
      setSaid(current)
    }, ANNOUNCE_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <chakra.p srOnly role="status">
      {said}
    </chakra.p>
  )
}
