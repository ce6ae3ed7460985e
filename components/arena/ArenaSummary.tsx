import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { MarkChart } from './MarkChart.tsx'
import { type Answers, readPractice, weakestOf } from './practice.ts'
import { Stage } from './Stage.tsx'

const Ending = chakra('p', { base: { textStyle: 'title', lineHeight: '1.2', maxW: '24ch' } })

interface ArenaSummaryProps {
  script: ArenaScript
  answers: Answers
  /** Controls that restart or go back. */
  children: ReactNode
}

/** The end of the rehearsal: the outcome, the marks of all turns and a coach's advice. */
export function ArenaSummary({ script, answers, children }: ArenaSummaryProps) {
  const { labels } = script
  const { played } = readPractice(script, answers)
  const advice = script.advice[weakestOf(script, played)]
  return (
    <>
      <Stage>
        <div>
          <h3 className="label">{labels.ending}</h3>
          <Ending>{script.endings[answers.at(-1) ?? 0]}</Ending>
        </div>
        <div>
          <h3 className="label">{labels.chart}</h3>
          <MarkChart script={script} played={played} />
        </div>
      </Stage>
      <Stage>
        <div>
          <h3 className="label">{labels.advice}</h3>
          <chakra.h4 textStyle="small" pb="2">
            {advice.heading}
          </chakra.h4>
          <p>
            {advice.text}{' '}
            <strong>
              {labels.trySaying} {advice.sentence}
            </strong>
          </p>
        </div>
        <div className="actions">
          <DemoLink>{labels.demo}</DemoLink>
          {children}
        </div>
      </Stage>
    </>
  )
}
