import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CRITERIA, MOODS } from '#content/schema/arena.ts'
import type { ArenaScript, Reply } from '#content/schema/arenaScript.ts'

const Text = chakra('div', {
  base: {
    textStyle: 'note',
    '& h3': { textStyle: 'small', pt: '8', pb: '3' },
    '& ol > li': {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr', lg: '3fr 5fr 4fr' },
      columnGap: '8',
      rowGap: '4',
      py: '5',
      borderTopWidth: '1px',
    },
    '& .you': { textStyle: 'strong' },
    '& .advice li': { py: '2', maxW: 'text' },
    '& .mood': { textStyle: 'caption' },
    '& .said': { pb: '3' },
  },
})

/** The whole script as text: every answer with its replies and marks, the endings and the advice. */
export function ArenaScriptText({ script }: { script: ArenaScript }) {
  const { labels, counterpart } = script
  /** A line of the counterpart, with the expression as a stage direction. */
  const said = (face: Reply['face'], words: ReactNode) => (
    <p className="said">
      <strong>
        {counterpart}, {script.faces[face].text}:
      </strong>{' '}
      {words}
    </p>
  )
  return (
    <Text>
      {script.turns.map(({ choices }, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns never change places
        <div key={turn}>
          <h3>
            {labels.turn} {turn + 1}
          </h3>
          {turn === 0 && said(script.openingFace, script.opening)}
          <ol>
            {choices.map(({ text, replies, feedback }, index) => (
              <li key={text}>
                <p className="you">“{text}”</p>
                <div>
                  {MOODS.map((mood) => {
                    const reply = replies[mood]
                    if (!reply) return null
                    return (
                      <div key={mood}>
                        {turn > 0 && <p className="mood">{labels.moods[mood]}</p>}
                        {said(
                          reply.face,
                          <>
                            {reply.aside} “{reply.text}”
                          </>,
                        )}
                      </div>
                    )
                  })}
                  {turn === script.turns.length - 1 && (
                    <p>
                      <strong>{labels.ending}:</strong> {script.endings[index]}
                    </p>
                  )}
                </div>
                <ul>
                  {CRITERIA.map((criterion) => (
                    <li key={criterion}>
                      <strong>
                        {labels.criteria[criterion]}, {labels.marks[feedback[criterion].mark]}:
                      </strong>{' '}
                      {feedback[criterion].text}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <h3>{labels.advice}</h3>
      <ul className="advice">
        {Object.values(script.advice).map(({ heading, text, sentence }) => (
          <li key={heading}>
            <strong>{heading}.</strong> {text} {labels.trySaying} {sentence}
          </li>
        ))}
      </ul>
    </Text>
  )
}
