import { CRITERIA } from '#content/schema/arena.ts'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { fullMarks, marksOf, type PlayedTurn, sumOf } from './practice.ts'

/** The last turn's marks in one line for the live region, or at the end the points. Empty before the first answer. */
export function describeTurn(script: ArenaScript, played: readonly PlayedTurn[], finished: boolean): string {
  const { labels } = script
  const last = played.at(-1)
  if (!last) return ''
  if (finished) {
    const marks = marksOf(played)
    const points = CRITERIA.map(
      (criterion) =>
        `${labels.criteria[criterion]} ${sumOf(marks[criterion])} ${labels.of} ${fullMarks(script)}`,
    )
    return `${labels.over} ${points.join(', ')}.`
  }
  const notes = CRITERIA.map(
    (criterion) => `${labels.criteria[criterion]}: ${labels.marks[last.choice.feedback[criterion].mark]}`,
  )
  return `${labels.turn} ${played.length} ${labels.of} ${script.turns.length}. ${notes.join(', ')}.`
}
