import { type ArticleCategory, articleCategories } from '#content/schema/article.ts'
import type { Paints } from './covers/thing.ts'
import { THINGS } from './covers/things.ts'
import { createRandom, type Random } from './createRandom.ts'
import { palette as p } from './palette.ts'
import { circle, d, group, picture, rect } from './svg.ts'

const W = 1200
const H = 675

/** A ground, the floor on it, and what a thing on it is painted with. */
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

type View = (thing: (paints: Paints) => string, setting: Setting, random: Random) => string

/** The thing stands on a floor; it fills the height. */
const standing: View = (thing, setting, random) =>
  rect(0, 560, W, H, { fill: setting.floor }) +
  placed(thing(setting), 600 + random.between(-18, 18), 622, 1.22)

/** The thing leans, so large that the lower edge cuts it. */
const leaning: View = (thing, setting, random) =>
  circle(600, 360, 300, { fill: setting.floor }) +
  group(
    thing(setting),
    {},
    `translate(600 706) rotate(${random.pick([-1, 1]) * random.whole(9, 13)}) scale(1.36)`,
  )

/** The thing among others of its kind, and the only one in color. */
const chosen: View = (thing, setting, random) => {
  const { floor } = setting
  const quiet = { main: floor, accent: floor, paper: setting.ground, dark: floor }
  const gap = random.between(290, 325)
  const others = [-2, -1, 1, 2].map((i) => placed(thing(quiet), 600 + i * gap, 560, 0.66))
  return others.join('') + placed(thing(setting), 600, 630, 1.2)
}

const placed = (body: string, x: number, y: number, scale: number) =>
  group(body, {}, `${d`translate(${x} ${y})`} scale(${scale})`)

const VIEWS = [standing, leaning, chosen] as const

/**
 * The picture of an article that has no drawing of its own: the thing of its category in one of three views, 1200 x 675. What
 * matters is in the square in the middle, which is all that a phone shows.
 * @param id seeds the drawing.
 * @param place among the articles of the category, so that neighbors get different views and grounds.
 */
export function coverArt(id: string, category: ArticleCategory, place: number): string {
  const order = articleCategories.indexOf(category)
  const setting = SETTINGS[(order * 2 + place) % SETTINGS.length] as Setting
  const view = VIEWS[(order + place) % VIEWS.length] as View
  return picture(W, H, view(THINGS[category], setting, createRandom(id)), setting.ground)
}
