import { articles as allArticles } from '#content/collections/articles.ts'
import { modules as allModules } from '#content/collections/modules.ts'
import { type ImageGroup, portraitKey, type SceneKey, sceneGrounds, sectionKeys } from '#content/images.ts'
import { articleArt } from './articleArt.ts'
import { ascend } from './ascend.ts'
import { moduleArt } from './moduleArt.ts'
import { portrait } from './portrait.ts'
import { portraitLooks } from './portraits.ts'
import { sceneArt } from './sceneArt.ts'
import { requiredArt, sourceKeys } from './sourceArt.ts'

/** Draws a picture as SVG. */
type Draw = () => string
export type Drawings = Record<ImageGroup, Map<string, Draw>>

/**
 * Functions that draw each picture of the site, by group and key. They are called one at a time, because there may be too many
 * pictures to keep in memory.
 * @param contentDir folder with `modules/` and `articles/`, by default the shipped content
 */
export function drawAll(contentDir?: string): Drawings {
  const articles = [...allArticles.list(contentDir)].reverse()
  const people = new Set([
    ...Object.keys(portraitLooks),
    ...articles.map(({ author }) => portraitKey(author)),
  ])
  return {
    modules: modules(contentDir),
    scenes: new Map(Object.keys(sceneGrounds).map((key) => [key, () => ascend(sceneArt(key as SceneKey))])),
    articles: articleArt(articles),
    portraits: new Map([...people].map((key) => [key, () => portrait(key)])),
    marks: new Map(sourceKeys('marks').map((key) => [key, drawn(`marks/${key}`, 96, 96)])),
    sections: new Map(sectionKeys.map((key) => [key, drawn(`sections/${key}`, 960, 720)])),
  }
}

const drawn = (name: string, width: number, height: number) => () => requiredArt(name, width, height).svg

function modules(contentDir?: string) {
  const siblings = new Map<string, number>()
  const bySlug = [...allModules.list(contentDir)].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return new Map(
    bySlug.map(({ slug, category }): [string, Draw] => {
      const place = siblings.get(category) ?? 0
      siblings.set(category, place + 1)
      return [slug, () => moduleArt(slug, category, place)]
    }),
  )
}
