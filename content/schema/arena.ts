/** What a coach listens for in a rehearsal. */
export const CRITERIA = ['listening', 'clarity', 'nextStep'] as const
export type Criterion = (typeof CRITERIA)[number]

/** How well a criterion is met: 0 missed, 1 partly, 2 fully. */
export type Mark = 0 | 1 | 2

/** How the counterpart feels about the conversation at a given moment. */
export const MOODS = ['unaware', 'guarded', 'open'] as const
export type Mood = (typeof MOODS)[number]
