import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { roiDefaults } from '#content/schema/roi.ts'
import { type Calculation, readRoi, writeRoi } from './calculation.ts'

/** Delay before the address follows typing. Safari allows at most 100 changes in 10 s. */
const URL_DEBOUNCE_MS = 250

/**
 * The calculation, mirrored in the address so that it can be shared.
 * @param anchor id of the calculator, so that a shared link leads to it
 */
export function useCalculation(anchor: string) {
  const [calculation, setCalculation] = useState<Calculation>({ inputs: roiDefaults, edits: {} })
  const { search } = useLocation()
  const navigate = useNavigate()
  /** The query that matches the state. */
  const known = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    if (known.current === search) return
    known.current = search
    clearTimeout(timer.current)
    setCalculation({ inputs: readRoi(new URLSearchParams(search)), edits: {} })
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: Calculation) => {
    setCalculation(next)
    if (next.inputs === calculation.inputs) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const query = writeRoi(new URLSearchParams(window.location.search), next.inputs).toString()
      known.current = query && `?${query}`
      navigate({ pathname: window.location.pathname, search: query, hash: anchor }, { replace: true })
    }, URL_DEBOUNCE_MS)
  }
  return [calculation, change] as const
}
