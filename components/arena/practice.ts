import {
  type ArenaChoice,
  type ArenaScript,
  CRITERIA,
  type Criterion,
  type Mark,
  type Mood,
  type Reply,
} from '#content/schema/arena.ts'

/** What was said so far: for each finished turn the position of the chosen answer, from 0. */
export type Answers = readonly number[]

export type PracticeAction = { type: 'say'; choice: number } | { type: 'takeBack' } | { type: 'restart' }

/** A finished turn as the transcript shows it. */
export interface PlayedTurn {
  choice: ArenaChoice
  reply: Reply
}

/** A rehearsal as it stands. */
export interface Practice {
  played: readonly PlayedTurn[]
  /** What can be said now; empty when the conversation is over. */
  choices: readonly ArenaChoice[]
  finished: boolean
}

/** The most that one criterion can reach: two points in each turn. */
export const fullMarks = (script: ArenaScript) => script.turns.length * 2

/**
 * The next state of a rehearsal.
 * @returns the same answers where the action makes no sense: a choice that is not offered, a turn after the last
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
 * Plays the answers through the script; each reply depends on the mood that the answers before have left.
 * @throws when an answer is not in the script, or the script has no reply for a mood
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

/** Points of one criterion. */
export const sumOf = (marks: readonly Mark[]) => marks.reduce<number>((sum, mark) => sum + mark, 0)

/**
 * What a coach would work on: the criterion with the fewest points, the first of equals. With at most one point
 * missing anywhere it is time for a harder counterpart.
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
