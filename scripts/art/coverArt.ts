import { type ArticleCategory, articleCategories } from '#content/schema/article.ts'
import type { Paints } from './covers/coverObject.ts'
import { COVER_OBJECTS } from './covers/coverObjects.ts'
import { createRandom, type Random } from './createRandom.ts'
import { palette as p } from './palette.ts'
import { circle, d, group, picture, rect } from './svg.ts'

const W = 1200
const H = 675

/** The colors of the background, the floor and the object. */
interface Setting extends Paints {
  ground: string
  floor: string
}

const SETTINGS: readonly Setting[] = [
  { ground: p.teal100, floor: p.teal200, main: p.coral500, accent: p.gold, paper: p.sand0, dark: p.teal900 },
  { ground: p.teal700, floor: p.teal500, main: p.coral500, accent: p.gold, paper: p.sand0, dark: p.teal900 },
  { ground: p.sand1, floor: p.sand2, main: p.teal700, accent: p.coral500, paper: p.sand0, dark: p.teal900 },
  { ground: p.coral500, floor: p.coral600, main: p.teal700, accent: p.gold, paper: p.sand0, dark: p.teal900 },
  {
    ground: p.coral100,
    floor: p.coral200,
    main: p.teal500,
    accent: p.coral500,
    paper: p.sand0,
    dark: p.teal900,
  },
]

type View = (object: (paints: Paints) => string, setting: Setting, random: Random) => string

/** The object on a floor, filling the height. */
const standing: View = (object, setting, random) =>
  rect(0, 560, W, H, { fill: setting.floor }) +
  positioned(object(setting), 600 + random.between(-18, 18), 622, 1.22)

/** The object tilted, and cropped by the lower edge. */
const leaning: View = (object, setting, random) =>
  circle(600, 360, 300, { fill: setting.floor }) +
  group(
    object(setting),
    {},
    `translate(600 706) rotate(${random.pick([-1, 1]) * random.whole(9, 13)}) scale(1.36)`,
  )

/** The object in color among muted copies. */
const chosen: View = (object, setting, random) => {
  const { floor } = setting
  const quiet = { main: floor, accent: floor, paper: setting.ground, dark: floor }
  const gap = random.between(290, 325)
  const others = [-2, -1, 1, 2].map((i) => positioned(object(quiet), 600 + i * gap, 560, 0.66))
  return others.join('') + positioned(object(setting), 600, 630, 1.2)
}

const positioned = (body: string, x: number, y: number, scale: number) =>
  group(body, {}, `${d`translate(${x} ${y})`} scale(${scale})`)

const VIEWS = [standing, leaning, chosen] as const

/**
 * Draws the picture of an article that has none of its own: the object of its category in one of three views, 1200 x 675. The
 * subject is in the middle square, the only part that phones show.
 * @param id seeds the drawing
 * @param index the article's index in its category, so that neighbors get different views and colors
 */
export function coverArt(id: string, category: ArticleCategory, index: number): string {
  const order = articleCategories.indexOf(category)
  const setting = SETTINGS[(order * 2 + index) % SETTINGS.length] as Setting
  const view = VIEWS[(order + index) % VIEWS.length] as View
  return picture(W, H, view(COVER_OBJECTS[category], setting, createRandom(id)), setting.ground)
}
