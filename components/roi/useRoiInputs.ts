import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type RoiInputs, roiDefaults } from '#content/schema/roi.ts'
import { readRoi, writeRoi } from './roiQuery.ts'

/** How long typing has to rest before the address follows, in ms. Safari refuses more than 100 changes in 10 s. */
const TYPING_REST = 250

/**
 * The inputs of the calculation, mirrored in the address so that a calculation can be shared.
 * @param anchor id of the calculator, so that a shared link leads to it
 */
export function useRoiInputs(anchor: string) {
  const [inputs, setInputs] = useState(roiDefaults)
  const { search } = useLocation()
  const navigate = useNavigate()
  /** The query that the state agrees with. */
  const known = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    if (known.current === search) return
    known.current = search
    clearTimeout(timer.current)
    setInputs(readRoi(new URLSearchParams(search)))
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (changed: Partial<RoiInputs>) => {
    const next = { ...inputs, ...changed }
    setInputs(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const query = writeRoi(new URLSearchParams(window.location.search), next).toString()
      known.current = query && `?${query}`
      navigate({ pathname: window.location.pathname, search: query, hash: anchor }, { replace: true })
    }, TYPING_REST)
  }
  return { inputs, change }
}
