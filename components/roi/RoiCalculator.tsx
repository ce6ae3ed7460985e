import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { RoiCalculatorText } from '#content/impact.ts'
import { calculateRoi } from '#content/schema/roi.ts'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { describeResult, formatExact } from './describeResult.ts'
import { RoiOutcome } from './RoiOutcome.tsx'
import { RoiRow, RoiTable } from './RoiTable.tsx'
import { useCalculation } from './useCalculation.ts'
import { useRoiControls } from './useRoiControls.ts'

/** Inputs beside the result, or below it in one column. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: '18', _print: '6' },
    rowGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr', _print: '7fr 5fr' },
    // The result stays visible while the fields scroll, so its column must be as tall as theirs.
    '& > .answer': { gridArea: { lg: '1 / 2', _print: '1 / 2' } },
    // With its parts unfolded it may be taller than the window.
    '& > .answer > div': {
      lg: {
        position: 'sticky',
        top: 'calc({sizes.header} + 1rem)',
        maxH: 'calc(100vh - {sizes.header} - 2rem)',
        overflowY: 'auto',
      },
    },
    // Not a grid: a grid item can't stick beyond its cell.
    '& > .fields': { display: 'flex', flexDirection: 'column', gridArea: { lg: '1 / 1', _print: '1 / 1' } },
    '& .start': { minH: '5rem', mb: '4' },
    '& .start > p, & .note': { textStyle: 'aside' },
    // The controls take its place in a moment.
    '& .start > p': { '@media (scripting: enabled)': { display: 'none' } },
    '& .note': { mb: '6', maxW: 'text' },
    '& .actions': {
      display: 'grid',
      gap: '3',
      justifyItems: { sm: 'start' },
      alignContent: 'start',
      minH: { base: '10rem', sm: '7rem' },
      // Leaves space for the one-line result (RoiBar).
      mt: { base: '18', lg: '5' },
    },
    // On paper: one page, with the heading of the section.
    _print: {
      'section:has(> div > &), &': { breakInside: 'avoid', py: '3' },
      '& > .answer > div': { position: 'static' },
      '& .start, & .note': { display: 'none' },
    },
  },
})

/**
 * The ROI calculator. Without JavaScript it is a worked example; with it, every value can be changed, and the address
 * holds the calculation.
 */
export function RoiCalculator({ text }: { text: RoiCalculatorText }) {
  const calculation = useCalculation(text.id)
  const { inputs } = calculation
  const frame = useRef<HTMLDivElement>(null)
  const controls = useRoiControls(frame)
  const result = calculateRoi(inputs)
  const figures = describeResult(result, text.result, inputs.months)
  const shared = { text, figures, ...calculation }
  return (
    <Grid ref={frame}>
      <div className="answer">
        <RoiOutcome text={text} result={result} figures={figures} />
      </div>
      <div className="fields">
        <div className="start">
          {controls ? <controls.RoiPresets {...shared} /> : <p>{text.staticNote}</p>}
        </div>
        <p className="note">{text.note}</p>
        <div className="entries">
          <RoiTable groups={text.groups}>
            {(field) =>
              controls ? (
                <controls.RoiField key={field.name} {...shared} field={field} />
              ) : (
                <RoiRow key={field.name} field={field} value={formatExact(inputs[field.name])} />
              )
            }
          </RoiTable>
          {controls && <controls.RoiBar {...shared} />}
        </div>
        <div className="actions">
          <DownloadLink look="solid" {...text.download} {...controls?.workbookLink(shared)} />
          {controls && <controls.RoiActions {...shared} />}
        </div>
      </div>
    </Grid>
  )
}
