import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
import type { SearchDocument } from '#components/search/engine/SearchDocument.ts'
import { paths } from '#content/routes.ts'
import { type BuiltPage, metaOf } from '../build/builtPage.ts'
import { joinTexts } from './joinTexts.ts'

const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'NAV',
  'FORM',
  'BUTTON',
  'SVG',
  'TEMPLATE',
  'DIALOG',
  'FIELDSET',
  'NOSCRIPT',
  'SELECT',
])
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
/** Cards of modules and articles, whose content is on their own pages. */
const CARD_LINKS = [paths.modules, paths.articles].map((path) => `a[href^="${path}/"]`).join()
const HEADINGS = new Set(['H2', 'H3', 'H4'])
const PROGRAM = new RegExp(`^(?:${paths.leadership}|${paths.transformation}|${paths.strategy})/`)

type Draft = Omit<SearchDocument['sections'][number], 'text'> & { texts: string[] }

/**
 * Converts a pre-rendered page to a document of the site search: the texts of its main part, with a section for each
 * heading that has an id or comes first in an element with one.
 * @throws Error if a page has no main part or title
 */
export function pageDocument(page: BuiltPage): SearchDocument {
  const main = page.root.querySelector('main')
  const title = metaOf(page, 'property="og:title"')
  if (!main || !title) throw new Error(`${page.route}: the page has no main part or no title to search`)
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
    if (!isElement(node) || isSkipped(node)) continue
    if (isInline(node)) {
      // Adjacent links, such as two calls to action, aren't one word.
      if (isElement(node.previousSibling)) flush()
      run += visibleText(node)
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

/** The visible text of an element, with spaces between elements. */
function visibleText(element: HTMLElement): string {
  let text = ''
  for (const node of element.childNodes) {
    if (!isElement(node)) text += node.nodeType === NodeType.TEXT_NODE ? node.text : ''
    else if (!isHidden(node)) {
      const inner = visibleText(node)
      text += isInline(node) ? inner : ` ${inner} `
    }
  }
  return text
}

/** A term of a list with what it says: "Duration: 12 weeks". */
function termText(group: HTMLElement): string {
  const textsOf = (tag: string) =>
    group.querySelectorAll(tag).flatMap((part) => (isHidden(part) ? [] : [plainText(part)]))
  return `${textsOf('dt').join(', ')}: ${textsOf('dd').join(', ')}`
}

const plainText = (element: HTMLElement | null) =>
  element ? visibleText(element).replace(/\s+/g, ' ').trim() : ''

const isSkipped = (element: HTMLElement) =>
  SKIPPED.has(element.tagName) ||
  isHidden(element) ||
  (element.tagName === 'ARTICLE' && element.querySelector(CARD_LINKS) !== null) ||
  // Notices shown after a form was sent.
  element.getAttribute('role') === 'status' ||
  // What every offer says alike, which no page should be found by.
  element.hasAttribute('data-repeated') ||
  // The invented entries of a paper below its head.
  (element.parentNode?.hasAttribute('data-sample') && !element.classList.contains('head')) ||
  // Buttons, and downloads with their type and size.
  element.classList.contains('actions') ||
  (element.tagName === 'SPAN' && element.querySelector('a[download]') !== null)

/** Words that keepTogether.tsx keeps on a line are in a sentence as well. */
const isInline = ({ tagName, classList }: HTMLElement) =>
  INLINE_ELEMENTS.has(tagName) || classList.contains('kept') || classList.contains('clause')

const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === NodeType.ELEMENT_NODE

const isHidden = (element: HTMLElement) =>
  element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true'
