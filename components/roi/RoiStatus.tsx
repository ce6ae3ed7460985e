import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { findRefused } from './editCalculation.ts'
import { fieldsOf } from './fieldId.ts'
import type { RoiControlProps } from './roiControlProps.ts'

/** How long the figures have to rest before they are said, in ms. */
const REST = 600

/** Says the result to screen readers when it has changed and come to rest; not the one that was there at first. */
export function RoiStatus({ text, calculation, figures }: RoiControlProps) {
  const { multiple, noCost, cost, payback } = text.result
  const result = [
    figures.multiple ? `${figures.multiple} ${multiple}` : noCost,
    `${cost} ${figures.cost}`,
    `${figures.valueLabel} ${figures.value}`,
    `${payback} ${figures.payback}`,
  ].join('. ')
  // While a field is refused its error speaks; mended, the result is said again.
  const current = findRefused(fieldsOf(text), calculation) ? '' : result
  const [said, setSaid] = useState('')
  const known = useRef(current)
  useEffect(() => {
    if (current === known.current) return
    const timer = setTimeout(() => {
      known.current = current
      setSaid(current)
    }, REST)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <chakra.p srOnly role="status">
      {said}
    </chakra.p>
  )
}
