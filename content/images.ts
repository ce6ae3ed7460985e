import overrides from './images/overrides.json' with { type: 'json' }

/** A picture as a page shows it. Decorative pictures have an empty `alt`. */
export interface Image {
  src: string
  /** Natural size in pixels: reserves the space before the file arrives. */
  width: number
  height: number
  alt: string
  /** Better formats for `<source>` elements, the best first. Drawn pictures have none. */
  sources?: readonly ImageSource[]
}

interface ImageSource {
  type: string
  srcSet: string
}

export type ImageGroup = 'modules' | 'scenes' | 'articles' | 'portraits' | 'sections' | 'marks'

/** Every page scene and the hero ground it is drawn for. Changing the word redraws the scene for that ground. */
export const sceneGrounds = {
  home: 'teal',
  'home-backup': 'teal',
  about: 'coral',
  solutions: 'teal',
  leadership: 'teal',
  a1: 'teal',
  a2: 'teal',
  a3x: 'teal',
  transformation: 'coral',
  t1: 'coral',
  t2: 'coral',
  t3x: 'coral',
  strategy: 'teal',
  'strategic-thinking': 'teal',
  storytelling: 'coral',
  'short-form': 'coral',
  modules: 'teal',
  coaching: 'coral',
  platforms: 'teal',
  leap: 'teal',
  space: 'coral',
  'ai-arena': 'teal',
  impact: 'teal',
  industries: 'coral',
  resources: 'teal',
  contact: 'coral',
  demo: 'teal',
  'not-found': 'teal',
} as const satisfies Record<string, 'teal' | 'coral'>

export type SceneKey = keyof typeof sceneGrounds

export const sectionKeys = [
  'about-genesis',
  'about-global',
  'about-future',
  'pharma',
  'gcc',
  'startups',
  'enterprise',
  'leap-card',
  'space-card',
  'ai-arena-card',
  'family-leadership',
  'family-transformation',
  'family-strategy',
  'family-short-form',
  'family-coaching',
  'org-chart',
  'overlapping-changes',
] as const

export type SectionKey = (typeof sectionKeys)[number]

/** The card picture of a module, 4:3. */
export const moduleImage = (slug: string, alt = '') => image('modules', slug, 960, 720, alt)

/** The hero scene of a page, 4:3, without a ground: it stands at the bottom right of its hero, flush with the edges. */
export const sceneImage = (key: SceneKey, alt = '') => image('scenes', key, 1200, 900, alt)

/** The picture of an article, 16:9, for its card and the top of its page. */
export const articleImage = (id: string, alt = '') => image('articles', id, 1200, 675, alt)

/** A portrait, square. `key` is the name in lower case with hyphens (see `portraitKey`). */
export const portraitImage = (key: string, alt: string) => image('portraits', key, 480, 480, alt)

/** A picture inside a page, 4:3. */
export const sectionImage = (key: SectionKey, alt = '') => image('sections', key, 960, 720, alt)

/** The mark of an organization, square and of one color, beside its name. */
export const markImage = (key: string) => image('marks', key, 96, 96, '')

/** "Dr. Zoë O'Neil" gives "dr-zoe-o-neil". */
export const portraitKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Photos that replace drawn pictures, by `<group>/<key>`; written by the image build. */
const photos: Record<string, Omit<Image, 'alt'>> = overrides

function image(group: ImageGroup, key: string, width: number, height: number, alt: string): Image {
  const name = `${group}/${key}`
  return { src: `/art/${name}.svg`, width, height, ...photos[name], alt }
}
