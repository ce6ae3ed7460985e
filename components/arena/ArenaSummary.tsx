import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CRITERIA } from '#content/schema/arena.ts'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { stackEnlarged } from '../theme/enlarged.ts'
import { MarkStem } from './MarkStem.tsx'
import { type PlayedTurn, scoreOf, weakestOf } from './practice.ts'
import { Stage } from './Stage.tsx'

/** The marks of all turns by criterion, and their sum. */
const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    ...stackEnlarged,
    columnGap: { base: '4', md: '8' },
    '& .stems': { display: 'flex' },
    '& svg': { width: '2rem', height: '3.25rem' },
    '& .name': { textStyle: 'label', mt: '2' },
    '& .points': { textStyle: 'caption' },
  },
})

interface ArenaSummaryProps {
  script: ArenaScript
  played: readonly PlayedTurn[]
  ending: ReactNode
  /** Controls that restart or go back. */
  children: ReactNode
}

/** The end of the rehearsal: the outcome, the marks of all turns and a coach's advice. */
export function ArenaSummary({ script, played, ending, children }: ArenaSummaryProps) {
  const { labels } = script
  const advice = script.advice[weakestOf(script, played)]
  return (
    <>
      <Stage>
        <div>
          <h3 className="label">{labels.ending}</h3>
          <chakra.p textStyle="title" lineHeight="1.2" maxW="24ch">
            {ending}
          </chakra.p>
        </div>
        <div>
          <h3 className="label">{labels.chart}</h3>
          <Rows>
            {CRITERIA.map((criterion) => (
              <li key={criterion}>
                <div className="stems">
                  {played.map(({ choice }) => (
                    <MarkStem key={choice.text} mark={choice.feedback[criterion].mark} />
                  ))}
                </div>
                <p className="name">{labels.criteria[criterion]}</p>
                <p className="points">{scoreOf(script, played, criterion)}</p>
              </li>
            ))}
          </Rows>
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
