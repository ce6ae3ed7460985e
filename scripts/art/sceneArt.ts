import { type SceneKey, sceneGrounds } from '#content/images.ts'
import { type Ground, type Tones, tones } from './palette.ts'
import { sourceArt } from './sourceArt.ts'

/**
 * The hero scene of a page, 1200 x 900 with a transparent background, from `content/art/scenes/<key>.svg`.
 * @param ground background of the hero, by default that in `sceneGrounds`; for any other, the scene is recolored
 */
export function sceneArt(key: SceneKey, ground: Ground = sceneGrounds[key]): string {
  const source = sourceArt(`scenes/${key}`)
  const drawnFor = Object.values(tones).find((one) => one.ground === source.ground)
  if (!drawnFor)
    throw new Error(`content/art/scenes/${key}.svg needs <rect id="ground"> in a color of a hero`)
  return recolor(source.svg, drawnFor, tones[ground])
}

/** Replaces each color with the color of the same role on another background. */
function recolor(svg: string, from: Tones, to: Tones) {
  if (from === to) return svg
  const parts = new Map(Object.entries(from).map(([part, color]) => [color, to[part as keyof Tones]]))
  return svg.replace(/#[\da-f]{6}\b/gi, (color) => parts.get(color) ?? color)
}
