import { type SceneKey, sceneGrounds } from '#content/images.ts'
import { type Ground, tones } from './palette.ts'
import { a1, a2, home, homeBackup, leadership } from './scenes/ascent.ts'
import { industries, modules } from './scenes/catalogue.ts'
import { t1, t2, t3x, transformation } from './scenes/change.ts'
import { about, coaching, contact, demo, impact, notFound, resources, solutions } from './scenes/company.ts'
import { aiArena, leap, platforms, space } from './scenes/platform.ts'
import type { Scene } from './scenes/scene.ts'
import { a3x } from './scenes/table.ts'
import { shortForm, storytelling, strategicThinking, strategy } from './scenes/thinking.ts'
import { picture } from './svg.ts'

const SCENES: Record<SceneKey, Scene> = {
  home,
  'home-backup': homeBackup,
  about,
  solutions,
  leadership,
  a1,
  a2,
  a3x,
  transformation,
  t1,
  t2,
  t3x,
  strategy,
  'strategic-thinking': strategicThinking,
  storytelling,
  'short-form': shortForm,
  modules,
  coaching,
  platforms,
  leap,
  space,
  'ai-arena': aiArena,
  impact,
  industries,
  resources,
  contact,
  demo,
  'not-found': notFound,
}

/**
 * The hero scene of a page, 1200 x 900 without a ground.
 * @param ground the hero it stands on, by default the one of `sceneGrounds`.
 */
export const sceneArt = (key: SceneKey, ground: Ground = sceneGrounds[key]) =>
  picture(1200, 900, SCENES[key](tones[ground]))
