import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { pageDocument } from './pageDocument.ts'

const page = (main: string, route = '/about') => {
  const html =
    '<html><head><meta property="og:title" content="About us"><meta name="description" content="Who we are.">' +
    `<meta name="keywords" content="team, values"></head><body><nav>Menu</nav>${main}</body></html>`
  return { route, file: 'about/index.html', html, root: parse(html) }
}

test('takes title, keywords and the sections that can be jumped to', () => {
  const main = `<main><h1>Built by practitioners</h1><p>We run what we teach. <a href="/x">See how</a>.</p>
    <section><h2 id="story">Our story</h2><p>It began in 2020</p><p>in one plant.</p></section>
    <section id="values"><div><h2>Values</h2></div><h3>Results</h3><dl><div><dt>Measured</dt><dd>twice</dd><dd aria-hidden="true">2</dd></div></dl></section></main>`
  expect(pageDocument(page(main))).toEqual({
    url: '/about',
    kind: 'page',
    title: 'About us',
    keywords: ['team', 'values'],
    sections: [
      { id: '', heading: 'Built by practitioners', text: 'Who we are. We run what we teach. See how.' },
      { id: 'story', heading: 'Our story', text: 'It began in 2020 · in one plant.' },
      { id: 'values', heading: 'Values', text: '' },
      { id: 'values', heading: 'Results', text: 'Measured: twice' },
    ],
  })
})

test('leaves out what no visitor came to read, and cards of modules and articles, which have pages of their own', () => {
  const main = `<main><h1>One</h1><nav>Crumbs</nav><form>Name</form><button>Send</button><p hidden>Gone</p>
    <p aria-hidden="true">Art</p><div role="status">Sent!</div><div data-repeated="">Next</div><svg><title>Icon</title></svg><p>Kept.</p>
    <p class="actions"><a href="/demo">Book</a></p><span><a href="/a.pdf" download>Guide</a> <small>PDF</small></span>
    <div data-sample=""><div class="head">Goal card</div><dl><div><dt>Name</dt><dd>Dana</dd></div></dl></div>
    <a href="/a">First</a><a href="/b">Second</a>
    <article><h3>Find Your Why</h3><a href="/fast-track-modules/find-your-why">More</a></article>
    <article><h3 id="case">A case</h3><p>Kept.</p></article></main>`
  expect(pageDocument(page(main)).sections).toEqual([
    { id: '', heading: 'One', text: 'Who we are. Kept. Goal card · First · Second' },
    { id: 'case', heading: 'A case', text: 'Kept.' },
  ])
})
