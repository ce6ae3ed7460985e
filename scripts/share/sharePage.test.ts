import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { builtPage } from '../build/builtPage.ts'
import { sharePage } from './sharePage.ts'

const { teal, coral, sand } = brand.palette

const SCENES = ['scenes/a1', 'scenes/a2']

const page = (file: string, image: string, { color = teal[900] as string, pictures = SCENES } = {}) =>
  builtPage(
    file,
    `<head><meta property="og:image" content="https://a.example/share/${image}.png"><meta property="og:title" content="A title">
    <meta name="theme-color" content="${color}"></head><main>${pictures.map((key) => `<img src="${key.startsWith('/') ? key : `/art/${key}.svg`}">`).join('')}</main>`,
  )

describe('sharePage', () => {
  it('draws the first picture of a page on the ground of its hero', () => {
    const shared = sharePage(page('leadership/a1/index.html', 'leadership-a1', { color: coral[500] }))
    expect(shared).toMatchObject({ slug: 'leadership-a1', artKey: 'scenes/a1', ground: 'coral' })
    expect(sharePage(page('index.html', 'home'))).toMatchObject({ slug: 'home', ground: 'teal' })
  })

  it('shows a photo in place of a drawing, and none from within a text', () => {
    const photo = '/images/scenes/our-office.1a2b3c4d-1200.jpg'
    const pictures = ['/images/articles/a/yard.1a2b3c4d-1200.jpg', photo]
    expect(sharePage(page('index.html', 'home', { pictures }))).toMatchObject({
      artKey: 'scenes/our-office',
      photo,
    })
  })

  it('shows an article its own picture, and a list of articles none of them', () => {
    const pictures = ['articles/a', 'articles/b']
    const list = sharePage(page('resources/articles/index.html', 'resources-articles', { pictures }))
    expect(list?.artKey).toBe('scenes/home')
    const options = { pictures, color: sand[0] }
    const article = sharePage(page('resources/articles/a/index.html', 'resources-articles-a', options))
    expect(article).toMatchObject({ artKey: 'articles/a', ground: 'sand' })
  })
})
