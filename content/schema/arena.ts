import type { Image } from '../images.ts'

/** What a coach listens for in a rehearsal. */
export const CRITERIA = ['listening', 'clarity', 'nextStep'] as const
export type Criterion = (typeof CRITERIA)[number]

/** How well a criterion is met: 0 missed, 1 partly, 2 fully. */
export type Mark = 0 | 1 | 2

/** How the counterpart feels about the conversation at a given moment. */
export const MOODS = ['unaware', 'guarded', 'open'] as const
export type Mood = (typeof MOODS)[number]

/** The counterpart's facial expression; there is a portrait of each (content/art/portraits/tomas-*.svg). */
export type ArenaFace = 'neutral' | 'skeptical' | 'tense' | 'troubled' | 'thoughtful' | 'relieved'

/** The counterpart's reaction to what the visitor says, and the mood it results in. */
export interface Reply {
  face: ArenaFace
  /** A stage direction shown before the words. */
  aside?: string
  text: string
  mood: Mood
}

/** One of the visitor's options in a turn. */
export interface ArenaChoice {
  text: string
  /** By the counterpart's mood before the choice. The first turn has only the start mood. */
  replies: Partial<Record<Mood, Reply>>
  feedback: Record<Criterion, { mark: Mark; text: string }>
}

/** The script of the sample conversation, with its labels. */
export interface ArenaScript {
  counterpart: string
  /** The counterpart's mood at the beginning. */
  startMood: Mood
  /** The portrait of each expression, and its description, which follows the name. */
  faces: Record<ArenaFace, { image: Image; text: string }>
  /** The expression during the opening. */
  openingFace: ArenaFace
  /** The counterpart's first line. */
  opening: string
  turns: readonly { choices: readonly ArenaChoice[] }[]
  /** How the conversation ends, by the index of the choice in the last turn. */
  endings: readonly string[]
  /** A coach's advice for the weakest criterion; `harder` when none is weak. */
  advice: Record<Criterion | 'harder', { heading: string; text: string; sentence: string }>
  labels: {
    you: string
    criteria: Record<Criterion, string>
    marks: readonly [missed: string, partly: string, full: string]
    moods: Record<Mood, string>
    turn: string
    of: string
    choose: string
    feedback: string
    undo: string
    restart: string
    over: string
    ending: string
    chart: string
    advice: string
    trySaying: string
    demo: string
  }
}
