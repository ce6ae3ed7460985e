import { startTransition, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type RoiField, type RoiInputs, roiDefaults } from '#content/schema/roi.ts'
import { type RoiEdits, readInputs, writeRoi } from './calculation.ts'

/**
 * The calculation. Its values are in the address, so that it can be shared; while a field is edited, its text is on top.
 * @param anchor id of the calculator, so that a shared link leads to it
 */
export function useCalculation(anchor: string) {
  const [edits, setEdits] = useState<RoiEdits>({})
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const inputs = readInputs(edits, readInputs(Object.fromEntries(query), roiDefaults))

  const onType = (field: RoiField, text: string) => setEdits({ ...edits, [field]: text })
  /** Sets values, whatever their fields contain. */
  const onSet = (values: Partial<RoiInputs>) => {
    const written = writeRoi(query, { ...inputs, ...values })
    navigate({ pathname, search: `${written}`, hash: anchor }, { replace: true })
    // Together with the address, which changes in a transition.
    startTransition(() =>
      setEdits((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in values)))),
    )
  }
  return { inputs, edits, onType, onSet }
}
