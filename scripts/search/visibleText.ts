import { type HTMLElement, type Node, NodeType } from 'node-html-parser'

/** The visible text of an element, with spaces between elements. */
export function visibleText(element: HTMLElement): string {
  let text = ''
  for (const node of element.childNodes) {
    if (!isElement(node)) text += node.nodeType === NodeType.TEXT_NODE ? node.text : ''
    else if (!isHidden(node)) {
      const inner = visibleText(node)
      text += INLINE_ELEMENTS.has(node.tagName) ? inner : ` ${inner} `
    }
  }
  return text
}

/** Elements inside words and sentences, which add no spaces. */
export const INLINE_ELEMENTS = new Set([
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

export const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === NodeType.ELEMENT_NODE

export const isHidden = (element: HTMLElement) =>
  element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true'
