import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
import type { SearchDocument } from '#components/search/engine/SearchDocument.ts'
import { paths } from '#content/routes.ts'
import { type BuiltPage, metaOf } from '../build/builtPage.ts'
import { joinTexts } from './joinTexts.ts'

/** What no visitor came to read, and what isn't about the page. */
const LEFT_OUT = [
  'script, style, nav, form, button, svg, template, dialog, fieldset, noscript, select',
  '[hidden], [aria-hidden="true"]',
  // Notices shown after a form was sent.
  '[role="status"]',
  // What every offer says alike, which no page should be found by.
  '[data-repeated]',
  // The invented entries of a paper below its head.
  '[data-sample] > :not(.head)',
  // Buttons, ways to reach a person, and downloads with their type and size.
  '.actions, .ways, span:has(a[download])',
  // Cards of modules and articles, whose content is on their own pages.
  ...[paths.modules, paths.articles].map((path) => `article:has(a[href^="${path}/"])`),
].join()
/** Elements inside words and sentences, which add no spaces. */
const INLINE_ELEMENTS = new Set([
  'A',
  'ABBR',
  'B',
  'EM',
  'I',
  'MARK',
  'SMALL',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
])
const HEADINGS = new Set(['H2', 'H3', 'H4'])
const PROGRAM = new RegExp(`^(?:${paths.leadership}|${paths.transformation}|${paths.strategy})/`)

type Draft = Omit<SearchDocument['sections'][number], 'text'> & { texts: string[] }

/**
 * Converts a pre-rendered page to a document of the site search: the texts of its main part, with a section for each
 * heading that has an id or comes first in an element with one. What is left out is removed from the page's tree.
 * @throws Error if a page has no main part or title
 */
export function pageDocument(page: BuiltPage): SearchDocument {
  const main = page.root.querySelector('main')
  const title = metaOf(page, 'property="og:title"')
  if (!main || !title) throw new Error(`${page.route}: the page has no main part or no title to search`)
  for (const element of main.querySelectorAll(LEFT_OUT)) element.remove()
  const sections: Draft[] = [
    { id: '', heading: plainText(main.querySelector('h1')), texts: [metaOf(page, 'name="description"')] },
  ]
  collect(main, sections, '')
  return {
    url: page.route,
    kind: PROGRAM.test(page.route) ? 'program' : 'page',
    title,
    keywords: metaOf(page, 'name="keywords"').split(', ').filter(Boolean),
    sections: sections
      .map(({ id, heading, texts }) => ({ id, heading, text: joinTexts(texts) }))
      .filter(({ id, heading, text }) => id === '' || heading !== '' || text !== ''),
  }
}

/** @param anchor id of the closest ancestor with an id, until its heading */
function collect(parent: HTMLElement, sections: Draft[], anchor: string): void {
  let open = anchor
  let run = ''
  const flush = () => {
    sections.at(-1)?.texts.push(run)
    run = ''
  }
  for (const node of parent.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) run += gapAfter(run, node.text) + node.text
    if (!isElement(node)) continue
    if (isInline(node)) {
      // Adjacent links, such as two calls to action, aren't one word.
      if (isElement(node.previousSibling)) flush()
      run += textOf(node)
    } else {
      flush()
      const id = node.getAttribute('id') ?? ''
      if (HEADINGS.has(node.tagName)) {
        sections.push({ id: id || open || sections.at(-1)?.id || '', heading: plainText(node), texts: [] })
        open = ''
      } else if (node.tagName === 'DIV' && parent.tagName === 'DL') {
        sections.at(-1)?.texts.push(termText(node))
      } else if (node.tagName !== 'H1') collect(node, sections, id || open)
    }
  }
  flush()
}

/** A figure separated only visually, such as "89%" before "of all managers". */
const gapAfter = (run: string, next: string) => (/[\d%+]$/.test(run) && /^\p{L}/u.test(next) ? ' ' : '')

/** The text of an element, with spaces between elements. */
function textOf(element: HTMLElement): string {
  let text = ''
  for (const node of element.childNodes) {
    if (!isElement(node)) text += node.text
    else text += isInline(node) ? textOf(node) : ` ${textOf(node)} `
  }
  return text
}

/** A term of a list with what it says: "Duration: 12 weeks". */
function termText(group: HTMLElement): string {
  const textsOf = (tag: string) => group.querySelectorAll(tag).map(plainText).join(', ')
  return `${textsOf('dt')}: ${textsOf('dd')}`
}

const plainText = (element: HTMLElement | null) =>
  element ? textOf(element).replace(/\s+/g, ' ').trim() : ''

/** Words that keepTogether.tsx keeps on a line are in a sentence as well. */
const isInline = ({ tagName, classList }: HTMLElement) =>
  INLINE_ELEMENTS.has(tagName) || classList.contains('kept') || classList.contains('clause')

const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === NodeType.ELEMENT_NODE
