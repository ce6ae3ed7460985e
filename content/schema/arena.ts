import type { Image } from '../images.ts'

/** What a coach listens for in a rehearsal. */
export type Criterion = 'listening' | 'clarity' | 'nextStep'

export const CRITERIA = ['listening', 'clarity', 'nextStep'] as const satisfies readonly Criterion[]

/** 0 missed, 1 partly, 2 fully. */
export type Mark = 0 | 1 | 2

/** How the counterpart feels about the conversation at a given moment. */
export type Mood = 'unaware' | 'guarded' | 'open'

export const MOODS = ['unaware', 'guarded', 'open'] as const satisfies readonly Mood[]

/** What the counterpart's face shows; there is a portrait for each (scripts/art/tomasLooks.ts). */
export type ArenaFace = 'neutral' | 'skeptical' | 'tense' | 'troubled' | 'thoughtful' | 'relieved'

/** What the counterpart says or does after an answer, and the mood it leaves. */
export interface Reply {
  face: ArenaFace
  /** What can be seen before the words. */
  aside?: string
  text: string
  mood: Mood
}

/** One of the things that the visitor can say in a turn. */
export interface ArenaChoice {
  text: string
  /** By the counterpart's mood when it hears the answer. In the first turn there is only one. */
  replies: Partial<Record<Mood, Reply>>
  feedback: Record<Criterion, { mark: Mark; text: string }>
}

/** Everything that the scripted sample says. */
export interface ArenaScript {
  counterpart: string
  /** The mood in which the conversation begins. */
  startMood: Mood
  /** How the counterpart looks, and the words for it that follow the name. */
  faces: Record<ArenaFace, { image: Image; text: string }>
  /** What the face shows at the first words. */
  openingFace: ArenaFace
  /** The first words of the counterpart. */
  opening: string
  turns: readonly { choices: readonly ArenaChoice[] }[]
  /** How it ends, by the choice of the last turn. */
  endings: readonly string[]
  /** What a coach would try next: for the weakest criterion, or when none is weak. */
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
    script: string
  }
}
