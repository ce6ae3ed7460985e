import { chakra } from '@chakra-ui/react'
import { useEffect, useReducer, useRef } from 'react'
import type { ArenaScript } from '#content/schema/arena.ts'
import { Button } from '../ui/Button.tsx'
import { AnswerChoice } from './AnswerChoice.tsx'
import { ArenaSummary } from './ArenaSummary.tsx'
import { describeTurn } from './describeTurn.ts'
import { MarkNotes } from './MarkNotes.tsx'
import { type Answers, practiceReducer, readPractice } from './practice.ts'
import { TranscriptLine } from './TranscriptLine.tsx'

const Turns = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { lg: '7fr 4fr' },
      columnGap: '18',
      rowGap: '6',
      alignItems: 'start',
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .lines': { display: 'grid', gap: '6' },
    '& .notes h3': { textStyle: 'label', color: 'fg.quiet', pb: '3' },
    '& .aim': { textStyle: 'note', pb: '6', '& strong': { display: 'block', color: 'fg.warm' } },
  },
})

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

export interface ArenaPracticeProps {
  script: ArenaScript
  /** The visitor's goal; it stays visible. */
  aim: { label: string; text: string }
}

/** The interactive rehearsal: each answer brings a reply, marks for the turn and the next choice. */
export function ArenaPractice({ script, aim }: ArenaPracticeProps) {
  const [answers, act] = useReducer(
    (state: Answers, action: Parameters<typeof practiceReducer>[2]) => practiceReducer(script, state, action),
    [],
  )
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each change of the answers
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-current]')?.focus()
  }, [answers])
  const { played, choices, finished } = readPractice(script, answers)
  const { labels } = script
  const undo = (
    <Button look="outline" size="sm" type="button" onClick={() => act({ type: 'takeBack' })}>
      {labels.undo}
    </Button>
  )
  const restart = (
    <Button look="outline" size="sm" type="button" onClick={() => act({ type: 'restart' })}>
      {labels.restart}
    </Button>
  )
  return (
    <div ref={frame}>
      <Turns>
        {played.map(({ choice, reply }, index) => (
          <li key={choice.text}>
            <div className="lines">
              {index === 0 && <Opening script={script} />}
              <TranscriptLine side="you" who={labels.you} text={choice.text} />
              <TranscriptLine
                side="counterpart"
                who={script.counterpart}
                face={script.faces[reply.face]}
                aside={reply.aside}
                text={reply.text}
                current={index === played.length - 1}
              />
            </div>
            <div className="notes">
              <h3>
                {labels.feedback} {index + 1}
              </h3>
              <MarkNotes feedback={choice.feedback} labels={labels} />
            </div>
          </li>
        ))}
        {!finished && (
          <li>
            <div className="lines">
              {played.length === 0 && <Opening script={script} current />}
              <AnswerChoice
                label={labels.choose}
                turn={`${labels.turn} ${played.length + 1} ${labels.of} ${script.turns.length}`}
                choices={choices}
                onSay={(choice) => act({ type: 'say', choice })}
              />
            </div>
            <div>
              <p className="aim">
                <strong>{aim.label}</strong> {aim.text}
              </p>
              {played.length > 0 && (
                <Actions>
                  {undo}
                  {restart}
                </Actions>
              )}
            </div>
          </li>
        )}
      </Turns>
      {finished && (
        <ArenaSummary script={script} answers={answers}>
          {restart}
          {undo}
        </ArenaSummary>
      )}
      <chakra.p srOnly role="status">
        {describeTurn(script, played, finished)}
      </chakra.p>
    </div>
  )
}

/** The opening line of the counterpart. */
function Opening({ script, current = false }: { script: ArenaScript; current?: boolean }) {
  return (
    <TranscriptLine
      side="counterpart"
      who={script.counterpart}
      face={script.faces[script.openingFace]}
      text={script.opening}
      current={current}
    />
  )
}
