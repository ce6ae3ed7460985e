import { CRITERIA, type Criterion, type Mark, type Mood } from '#content/schema/arena.ts'
import type { ArenaChoice, ArenaScript, Reply } from '#content/schema/arenaScript.ts'

/** The answers so far: the index of the chosen answer for each finished turn. */
export type Answers = readonly number[]

export type PracticeAction = { type: 'say'; choice: number } | { type: 'takeBack' } | { type: 'restart' }

/** A finished turn as the transcript shows it. */
export interface PlayedTurn {
  choice: ArenaChoice
  reply: Reply
}

/** State of a rehearsal, derived from the answers. */
export interface Practice {
  played: readonly PlayedTurn[]
  /** The answers to choose from; empty when the conversation is over. */
  choices: readonly ArenaChoice[]
  finished: boolean
}

/** The maximum points per criterion: two per turn. */
export const fullMarks = (script: ArenaScript) => script.turns.length * 2

/**
 * Computes the next state of a rehearsal.
 * @returns the same answers if the action is invalid: a choice that isn't offered, or a turn after the last
 */
export function practiceReducer(script: ArenaScript, answers: Answers, action: PracticeAction): Answers {
  switch (action.type) {
    case 'say':
      return script.turns[answers.length]?.choices[action.choice] ? [...answers, action.choice] : answers
    case 'takeBack':
      return answers.length > 0 ? answers.slice(0, -1) : answers
    case 'restart':
      return answers.length > 0 ? [] : answers
  }
}

/**
 * Derives the state of a rehearsal; each reply depends on the mood left by the answers before it.
 * @throws if an answer isn't in the script, or the script has no reply for a mood
 */
export function readPractice(script: ArenaScript, answers: Answers): Practice {
  let mood: Mood = script.startMood
  const played = answers.map((answer, turn) => {
    const choice = script.turns[turn]?.choices[answer]
    const reply = choice?.replies[mood]
    if (!choice || !reply) throw new Error(`Turn ${turn + 1} has no answer ${answer + 1} for ${mood}`)
    mood = reply.mood
    return { choice, reply }
  })
  const choices = script.turns[answers.length]?.choices ?? []
  return { played, choices, finished: choices.length === 0 }
}

/** The marks of each criterion, turn by turn. */
export function marksOf(played: readonly PlayedTurn[]): Record<Criterion, readonly Mark[]> {
  const marks = (criterion: Criterion) => played.map(({ choice }) => choice.feedback[criterion].mark)
  return { listening: marks('listening'), clarity: marks('clarity'), nextStep: marks('nextStep') }
}

/** The points of one criterion. */
export const sumOf = (marks: readonly Mark[]) => marks.reduce<number>((sum, mark) => sum + mark, 0)

/**
 * What to work on: the criterion with the fewest points, the first of equals. If at most one point is missing
 * anywhere, a harder counterpart.
 */
export function weakestOf(script: ArenaScript, played: readonly PlayedTurn[]): Criterion | 'harder' {
  const marks = marksOf(played)
  const [first, ...rest] = CRITERIA
  const weakest = rest.reduce<Criterion>(
    (low, next) => (sumOf(marks[next]) < sumOf(marks[low]) ? next : low),
    first,
  )
  return sumOf(marks[weakest]) >= fullMarks(script) - 1 ? 'harder' : weakest
}

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
