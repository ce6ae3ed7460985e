import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiControlsText } from '#content/impactControls.ts'
import type { Topic } from '#content/schema/page.ts'
import { calculateRoi } from '#content/schema/roi.ts'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { calculatorStyles } from './calculatorStyles.ts'
import { describeResult } from './describeResult.ts'
import { RoiOutcome } from './RoiOutcome.tsx'
import { RoiTable } from './RoiTable.tsx'
import { useCalculation } from './useCalculation.ts'
import { useRoiControls } from './useRoiControls.ts'

const Grid = chakra('div', { base: calculatorStyles })

interface RoiCalculatorProps {
  text: RoiCalculatorText
  topic: Topic
  loadWords: () => Promise<RoiControlsText>
}

/**
 * The ROI calculator. Without JavaScript it is a worked example; with it, every value can be changed, and the address
 * holds the calculation.
 */
export function RoiCalculator({ text, topic, loadWords }: RoiCalculatorProps) {
  const [calculation, change] = useCalculation(text.id)
  const frame = useRef<HTMLDivElement>(null)
  const controls = useRoiControls(frame, loadWords)
  const { inputs } = calculation
  const result = calculateRoi(inputs)
  const figures = describeResult(result, text.result, inputs.months)
  const shared = controls && {
    text,
    controlsText: controls.controlsText,
    calculation,
    figures,
    onChange: change,
  }
  return (
    <Grid ref={frame}>
      <div className="answer">
        <RoiOutcome text={text} result={result} figures={figures}>
          {shared && <controls.RoiOutdated {...shared} />}
        </RoiOutcome>
        {shared && <controls.RoiStatus {...shared} />}
      </div>
      <div className="fields">
        <div className="start">{shared ? <controls.RoiPresets {...shared} /> : <p>{text.staticNote}</p>}</div>
        <p className="note">{text.note}</p>
        <div className="entries">
          <RoiTable groups={text.groups} inputs={inputs}>
            {shared && ((field) => <controls.RoiField key={field.name} {...shared} field={field} />)}
          </RoiTable>
          {shared && <controls.RoiBar {...shared} />}
        </div>
        <div className="actions">
          <DownloadLink look="solid" {...text.download} {...(shared && controls.workbookLink(shared))} />
          {shared && <controls.RoiActions {...shared} topic={topic} />}
        </div>
      </div>
    </Grid>
  )
}
