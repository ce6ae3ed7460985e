import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { CRITERIA } from '#content/schema/arena.ts'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { Button } from '../ui/Button.tsx'
import { AnswerChoice } from './AnswerChoice.tsx'
import type { ArenaText } from './ArenaBriefing.tsx'
import { ArenaSummary } from './ArenaSummary.tsx'
import { MarkNotes } from './MarkNotes.tsx'
import { type Answers, describeTurn, readPractice } from './practice.ts'
import { Stage } from './Stage.tsx'
import { TranscriptLine } from './TranscriptLine.tsx'

interface ArenaPracticeProps {
  script: ArenaScript
  /** The visitor's goal; it stays visible. */
  aim: ArenaText['aim']
  /** What will be assessed in the next turn. */
  marks: ArenaText['marks']
}

/** The interactive rehearsal: each answer brings a reply, marks for the turn and the next choice. */
export function ArenaPractice({ script, aim, marks }: ArenaPracticeProps) {
  const [answers, setAnswers] = useState<Answers>([])
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each change of the answers
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-current]')?.focus()
  }, [answers])
  const { played, choices, finished } = readPractice(script, answers)
  const { labels } = script
  const opening = (
    <TranscriptLine
      who={script.counterpart}
      face={script.faces[script.openingFace]}
      text={script.opening}
      current={played.length === 0}
    />
  )
  const undo = (
    <Button look="outline" type="button" onClick={() => setAnswers(answers.slice(0, -1))}>
      {labels.undo}
    </Button>
  )
  const restart = (
    <Button look="outline" type="button" onClick={() => setAnswers([])}>
      {labels.restart}
    </Button>
  )
  return (
    <div ref={frame} data-rehearsal>
      <ol>
        {played.map(({ choice, reply }, index) => (
          <Stage as="li" key={choice.text}>
            <div className="lines">
              {index === 0 && opening}
              <TranscriptLine who={labels.you} text={choice.text} />
              <TranscriptLine
                who={script.counterpart}
                face={script.faces[reply.face]}
                aside={reply.aside}
                text={reply.text}
                current={index === played.length - 1}
              />
            </div>
            <div>
              <h3 className="label">
                {labels.feedback} {index + 1}
              </h3>
              <MarkNotes
                notes={CRITERIA.map((criterion) => {
                  const { mark, text } = choice.feedback[criterion]
                  return { title: `${labels.criteria[criterion]}: ${labels.marks[mark]}`, text, mark }
                })}
              />
            </div>
          </Stage>
        ))}
        {!finished && (
          <Stage as="li">
            <div className="lines">
              {played.length === 0 && opening}
              <AnswerChoice
                label={labels.choose}
                turn={`${labels.turn} ${played.length + 1} ${labels.of} ${script.turns.length}`}
                choices={choices}
                onSay={(choice) => setAnswers([...answers, choice])}
              />
            </div>
            <div>
              <p className="label">{aim.label}</p>
              <chakra.p textStyle="note" pb="6">
                {aim.text}
              </chakra.p>
              <p className="label">{marks.heading}</p>
              <MarkNotes notes={marks.items} />
              {played.length > 0 && (
                <div className="actions">
                  {undo}
                  {restart}
                </div>
              )}
            </div>
          </Stage>
        )}
      </ol>
      {finished && (
        <ArenaSummary script={script} played={played} ending={script.endings[answers.at(-1) ?? 0]}>
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
