import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createStore, Provider } from 'jotai'
import { type HTMLElement, parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { articles } from '#content/collections/articles.ts'
import { articleCard, moduleCard } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { home } from '#content/home.ts'
import { catalog } from '#content/modules.ts'
import { resources } from '#content/resources.ts'
import { CAROUSEL_CATEGORIES } from '#content/schema/article.ts'
import { fill } from '#content/schema/fill.ts'
import { MODULE_AUDIENCES, MODULE_CATEGORIES } from '#content/schema/module.ts'
import { site } from '#content/site.ts'
import { ArticleCarousel } from './articles/ArticleCarousel.tsx'
import { carouselFiltersAtom } from './articles/articleListing.ts'
import { ModuleCatalog } from './modules/ModuleCatalog.tsx'
import { moduleFiltersAtom } from './modules/moduleListing.ts'
import { ClosingCall } from './sections/call/ClosingCall.tsx'
import { Hero } from './sections/opening/Hero.tsx'
import { FigureStrip } from './sections/proof/FigureStrip.tsx'
import { StepFlow } from './sections/story/StepFlow.tsx'
import { ShellContext } from './shell/ShellContext.tsx'
import { system } from './theme/system.ts'

const longTitle = home.questions.entries.map(({ question }) => question).join(' ')
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
const cards = { modules: modules.list().map(moduleCard), articles: articles.list().map(articleCard) }

const catalogOf = (shown = cards.modules, total?: number) => (
  <ModuleCatalog
    cards={shown}
    pagination={total ? { total, start: 0, counts: {}, next: '/page/2' } : undefined}
    choices={{ category: MODULE_CATEGORIES, audience: MODULE_AUDIENCES }}
    labels={catalog.list}
  />
)
const carouselOf = (shown = cards.articles) => (
  <ArticleCarousel
    cards={shown}
    categories={CAROUSEL_CATEGORIES}
    labels={resources.carousel}
    searchAction="/resources/articles"
  />
)

// As when pages are pre-rendered: without style elements between others, :first-child means what it says.
const cache = Object.assign(createCache({ key: 'a' }), { compat: true as const })

/** Renders what a page would contain; console messages fail the test (scripts/testing/setup.ts). */
function render(shown: ReactNode, store = createStore()): HTMLElement {
  const page = (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Provider store={store}>
          <MemoryRouter>
            <ShellContext value={{ site, topic: undefined }}>{shown}</ShellContext>
          </MemoryRouter>
        </Provider>
      </ChakraProvider>
    </CacheProvider>
  )
  return parse(renderToString(page).replaceAll('<!-- -->', ''))
}
const textOf = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map(({ textContent }) => textContent.trim())

it.each([longTitle, longWord])('a long heading is one text, as written: %s', (heading) => {
  const { image } = home.hero
  expect(textOf(render(<Hero ground="teal" heading={heading} lead="" image={image} />), 'h1')).toEqual([
    heading,
  ])
  const call = render(
    <ClosingCall heading={heading} text={longTitle} picture={image}>
      {null}
    </ClosingCall>,
  )
  expect(textOf(call, 'h2')).toEqual([heading])
  expect(call.querySelector('section')?.getAttribute('aria-labelledby')).toBe(call.querySelector('h2')?.id)
})
it('the card of a module with a long name names its module in full', () => {
  const [card] = cards.modules
  if (!card) throw new Error('There are no modules')
  const root = render(catalogOf([{ ...card, title: longWord, description: longTitle }]))
  expect(textOf(root, 'article h3')).toEqual([longWord])
  expect(root.querySelector('article a')?.getAttribute('href')).toBe(card.href)
})

it('one figure and one step have no empty neighbors', () => {
  const [figure] = home.figures.slice(-1)
  expect(textOf(render(<FigureStrip figures={home.figures.slice(-1)} plain />), 'dd')).toEqual([
    figure?.figure,
  ])
  const steps = render(<StepFlow steps={[{ title: 'Alone', text: longTitle }]} />)
  expect(textOf(steps, 'li h3')).toEqual(['Alone'])
  expect(textOf(steps, 'p')).toEqual([longTitle])
})
it.each([
  ['text of no module', cards.modules, { text: 'zeppelin', category: null, audience: null }],
  ['no modules', [], { text: '', category: null, audience: null }],
])('catalog: %s', (_, shown, filters) => {
  const store = createStore()
  store.set(moduleFiltersAtom, filters)
  const root = render(catalogOf(shown), store)
  expect(root.querySelectorAll('article')).toEqual([])
  expect(root.textContent).toContain(catalog.list.empty)
  expect(textOf(root, '#modules button')).toEqual([catalog.list.clear])
  const elsewhere = root.querySelector('#modules a[href*="q="]')?.getAttribute('href')
  expect(elsewhere?.endsWith('q=zeppelin') ?? false).toBe(filters.text !== '')
})
it('carousel: a category without articles leads back to all, a text without articles to none', () => {
  const [category] = CAROUSEL_CATEGORIES
  const store = createStore()
  store.set(carouselFiltersAtom, { text: '', category })
  const others = cards.articles.filter((card) => card.category !== category)
  expect(textOf(render(carouselOf(others), store), '#carousel button')).toEqual([resources.carousel.showAll])
  store.set(carouselFiltersAtom, { text: 'zeppelin', category })
  expect(textOf(render(carouselOf(), store), '#carousel button')).toEqual([resources.carousel.clear])
})
it('catalog of several pages: counts all modules and leads to the next page', () => {
  const root = render(catalogOf(cards.modules, 1000))
  expect(textOf(root, '[role="status"]')).toEqual([fill(catalog.list.all, { total: 1000 })])
  expect(root.querySelector('nav a[href="/page/2"]')?.textContent).toBe(catalog.list.next)
})
