import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { calculateRoi, roiDefaults } from '#content/schema/roi.ts'
import type { RoiCalculatorText } from '#content/schema/roiText.ts'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { fillIn, formatMultiple, formatWhole } from './formatAmount.ts'
import { RoiOutcome } from './RoiOutcome.tsx'
import { RoiTable } from './RoiTable.tsx'
import { writeRoi } from './roiQuery.ts'
import { useRoiInputs } from './useRoiInputs.ts'

// What can be done with a calculation is not needed to read it.
const RoiActions = lazy(async () => ({ default: (await import('./RoiActions.tsx')).RoiActions }))
const RoiPresets = lazy(async () => ({ default: (await import('./RoiPresets.tsx')).RoiPresets }))

const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '18',
    rowGap: '10',
    alignItems: 'start',
    gridTemplateColumns: { lg: '7fr 5fr' },
    // The answer comes first where there is one column.
    '& > .answer': { order: { base: '-1', lg: '0' } },
    '& > .answer > div': { lg: { position: 'sticky', top: '6.5rem' } },
    '& .start': { minH: '5rem', mb: '8' },
    '& .start > p': { textStyle: 'note', color: 'fg.quiet' },
    '& .actions': { display: 'grid', gap: '3', justifyItems: 'start', minH: { base: '10rem', sm: '7rem' } },
    // One sheet of paper.
    _print: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: '6',
      '& > .answer': { order: '0' },
      '& .start': { display: 'none' },
      '& .actions': { display: 'none' },
    },
  },
})

interface RoiCalculatorProps {
  text: RoiCalculatorText
  topic: Topic
}

/**
 * The ROI calculator. Without scripts it is a worked example to read; with them every value can be changed, and the
 * address holds the calculation.
 */
export function RoiCalculator({ text, topic }: RoiCalculatorProps) {
  const { inputs, change } = useRoiInputs(text.id)
  const [editable, setEditable] = useState(false)
  // A transition, which gives way to what the visitor does meanwhile.
  useEffect(() => startTransition(() => setEditable(true)), [])
  const frame = useRef<HTMLDivElement>(null)
  const result = calculateRoi(inputs)
  const address = () => {
    const url = new URL(window.location.href)
    url.search = writeRoi(url.searchParams, inputs).toString()
    url.hash = text.id
    return url.href
  }
  const message = fillIn(text.actions.message, {
    multiple: result.multiple === null ? '' : formatMultiple(result.multiple),
    months: formatWhole(inputs.months),
    participants: formatWhole(inputs.participants),
  })
  return (
    <Grid ref={frame}>
      <div>
        <div className="start">
          {editable ? (
            <Suspense>
              <RoiPresets text={text.presets} inputs={inputs} onChange={change} />
            </Suspense>
          ) : (
            <p>{text.staticNote}</p>
          )}
        </div>
        <RoiTable text={text} inputs={inputs} editable={editable} onChange={change} />
        <div className="actions">
          <DownloadLink look="solid" {...text.download} />
          {editable && (
            <Suspense>
              <RoiActions
                text={text.actions}
                topic={topic}
                message={message}
                address={address}
                section={frame}
                onReset={() => change(roiDefaults)}
              />
            </Suspense>
          )}
        </div>
      </div>
      <div className="answer">
        <RoiOutcome text={text.result} inputs={inputs} result={result} />
      </div>
    </Grid>
  )
}
