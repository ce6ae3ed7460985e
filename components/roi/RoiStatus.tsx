import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { findRefused } from './editCalculation.ts'
import { fieldsOf } from './fieldId.ts'
import type { RoiControlProps } from './roiControlProps.ts'

/** Delay before changed figures are announced. */
const ANNOUNCE_DEBOUNCE_MS = 600

/** Announces a changed result to screen readers once it is stable; not the initial one. */
export function RoiStatus({ text, calculation, figures }: RoiControlProps) {
  const { multiple, noCost, cost, payback } = text.result
  const result = [
    figures.multiple ? `${figures.multiple} ${multiple}` : noCost,
    `${cost} ${figures.cost}`,
    `${figures.valueLabel} ${figures.value}`,
    `${payback} ${figures.payback}`,
  ].join('. ')
  // While a field is invalid, its error is announced; once fixed, the result is announced again.
  const current = findRefused(fieldsOf(text), calculation) ? '' : result
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
