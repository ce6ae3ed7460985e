import { CRITERIA, type Criterion, type Mood } from '#content/schema/arena.ts'
import type { ArenaChoice, ArenaScript, Reply } from '#content/schema/arenaScript.ts'

/** The answers so far: the index of the chosen answer for each finished turn. */
export type Answers = readonly number[]

/** What is counted of finished turns. */
type Marked = readonly { choice: Pick<ArenaChoice, 'feedback'> }[]

/** A finished turn as the transcript shows it. */
export interface PlayedTurn {
  choice: ArenaChoice
  reply: Reply
}

/** The maximum points per criterion: two per turn. */
const fullMarks = (script: ArenaScript) => script.turns.length * 2

/**
 * Derives the state of a rehearsal; each reply depends on the mood left by the answers before it.
 * @throws if an answer isn't in the script, or the script has no reply for a mood
 */
export function readPractice(script: ArenaScript, answers: Answers) {
  let mood: Mood = script.startMood
  const played = answers.map((answer, turn): PlayedTurn => {
    const choice = script.turns[turn]?.choices[answer]
    const reply = choice?.replies[mood]
    if (!choice || !reply) throw new Error(`Turn ${turn + 1} has no answer ${answer + 1} for ${mood}`)
    mood = reply.mood
    return { choice, reply }
  })
  /** The answers to choose from; empty when the conversation is over. */
  const choices = script.turns[answers.length]?.choices ?? []
  return { played, choices, finished: choices.length === 0 }
}

/** The points of one criterion in all turns. */
const pointsOf = (played: Marked, criterion: Criterion) =>
  played.reduce((sum, { choice }) => sum + choice.feedback[criterion].mark, 0)

/** "5 of 6" */
export const scoreOf = (script: ArenaScript, played: Marked, criterion: Criterion) =>
  `${pointsOf(played, criterion)} ${script.labels.of} ${fullMarks(script)}`

/**
 * What to work on: the criterion with the fewest points, the first of equals. If at most one point is missing
 * anywhere, a harder counterpart.
 */
export function weakestOf(script: ArenaScript, played: Marked): Criterion | 'harder' {
  const weakest = CRITERIA.reduce((low, next) =>
    pointsOf(played, next) < pointsOf(played, low) ? next : low,
  )
  return pointsOf(played, weakest) >= fullMarks(script) - 1 ? 'harder' : weakest
}

/** The last turn's marks in one line for the live region, or at the end the points. Empty before the first answer. */
export function describeTurn(script: ArenaScript, played: readonly PlayedTurn[], finished: boolean): string {
  const { labels } = script
  const last = played.at(-1)
  if (!last) return ''
  const notes = CRITERIA.map((criterion) => {
    const note = finished
      ? scoreOf(script, played, criterion)
      : labels.marks[last.choice.feedback[criterion].mark]
    return `${labels.criteria[criterion]}: ${note}`
  })
  const heading = finished
    ? labels.over
    : `${labels.turn} ${played.length} ${labels.of} ${script.turns.length}.`
  return `${heading} ${notes.join(', ')}.`
}
