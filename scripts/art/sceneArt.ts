import { type SceneKey, sceneGrounds } from '#content/images.ts'
import { type Ground, type Tones, tones } from './palette.ts'
import { requiredArt } from './sourceArt.ts'

/**
 * The hero scene of a page, 1200 x 900 without a ground, from `content/art/scenes/<key>.svg`.
 * @param ground the hero it stands on, by default the one of `sceneGrounds`. A scene drawn for the other one is recolored.
 */
export function sceneArt(key: SceneKey, ground: Ground = sceneGrounds[key]): string {
  const source = requiredArt(`scenes/${key}`, 1200, 900)
  const drawnFor = Object.values(tones).find((one) => one.ground === source.ground)
  if (!drawnFor)
    throw new Error(`content/art/scenes/${key}.svg needs <rect id="ground"> in a color of a hero`)
  return recolor(source.svg, drawnFor, tones[ground])
}

/** Every color in the part it plays on one ground becomes the color of that part on another. */
function recolor(svg: string, from: Tones, to: Tones) {
  if (from === to) return svg
  const parts = new Map(Object.entries(from).map(([part, color]) => [color, to[part as keyof Tones]]))
  return svg.replace(/#[\da-f]{6}\b/gi, (color) => parts.get(color) ?? color)
}
