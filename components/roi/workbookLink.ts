import type { MouseEvent } from 'react'
import { roiControlsText } from '#content/labels/labels.ts'
import { fetchCode } from '../late/fetchCode.ts'
import { showToast } from '../toast/toastAtom.ts'
import { isPlainClick } from '../ui/inPlace.ts'
import { saveFile } from '../ui/saveFile.ts'
import { type RoiControlProps, writeRoi } from './calculation.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Props of the workbook link: after values were changed, it downloads a workbook with these values.
 */
export function workbookLink({ text, inputs }: RoiControlProps) {
  const isExample = writeRoi(new URLSearchParams(), inputs).size === 0
  const onClick = async (event: MouseEvent) => {
    if (isExample || !isPlainClick(event)) return
    event.preventDefault()
    const { href } = text.download
    const name = href.slice(href.lastIndexOf('/') + 1)
    try {
      const { fillWorkbook } = await fetchCode(() => import('./fillWorkbook.ts'))
      saveFile(name, XLSX, await fillWorkbook(href, inputs, text.result))
    } catch (error) {
      console.info(`The workbook could not be filled: ${error}`)
      showToast({ ...roiControlsText.ownDownload.failed, tone: 'error' })
    }
  }
  return isExample ? { onClick } : { onClick, facts: roiControlsText.ownDownload.facts }
}
