import type { SystemStyleObject } from '@chakra-ui/react'

const rules: Record<string, SystemStyleObject> = {
  html: {
    fontSize: '12px',
    '--chakra-colors-bg-paper': 'transparent !important',
    '--chakra-colors-bg-sand': 'transparent !important',
    '--chakra-colors-bg-tint': 'transparent !important',
    '--chakra-colors-bg-teal': 'transparent !important',
    '--chakra-colors-bg-coral': 'transparent !important',
  },
  '*': {
    '--chakra-colors-fg-base': 'colors.ink !important',
    '--chakra-colors-fg-quiet': 'colors.sand.600 !important',
    '--chakra-colors-fg-accent': 'colors.teal.700 !important',
    '--chakra-colors-fg-warm': 'colors.coral.700 !important',
    '--chakra-colors-line-base': 'colors.sand.2 !important',
    '--chakra-colors-line-strong': 'colors.teal.700 !important',
  },
  '#root > header': {
    position: 'static !important',
    height: 'auto !important',
    pb: '3',
    color: 'ink !important',
    bg: 'transparent !important',
    borderBottom: '1px solid',
    '--logo-color': 'block !important',
    '--logo-white': 'none !important',
    '& a:not([href="/"])': { display: 'none !important' },
  },
  '[data-paper]': { display: 'block !important', textStyle: 'fine', textAlign: 'right', color: 'fg.quiet' },
  '#root > :not(header, main)': { display: 'none' },
  'button, form, dialog, nav, .actions, li > article a:has(> span), input, select, textarea, summary svg': {
    display: 'none !important',
  },
  section: { py: '1rem !important', minH: '0 !important' },
  'section section': { breakInside: 'avoid' },
  'main h2': { fontSize: '1.6rem !important' },
  'main blockquote p': { fontSize: '1.35rem !important' },
  'section > div, header > div': { px: '0 !important' },
  // Sections that only consist of a form or of links, what says little on paper, and the closing call, whose buttons are
  // not printed.
  'section:has(form):not(:has(dl, article)), [aria-labelledby="next"], [aria-labelledby="next-step"], [aria-labelledby="why-choose"], [aria-labelledby="calendar"]':
    {
      display: 'none',
    },
  // Bars and dots are drawn as backgrounds, which browsers don't print by default.
  main: { printColorAdjust: 'exact' },
  // Other action links are hidden, but an email address is useful on paper.
  'main a[href^="mailto:"]': { display: 'inline-flex !important' },
  'h1, h2, h3, h4, caption, summary, p:has(+ figure)': { breakAfter: 'avoid' },
  // Keeps the intro of a section, a heading with at most one line below, with its content.
  'div:has(> h2[tabindex]):not(:has(> h2 ~ * ~ *))': {
    mb: '1rem !important',
    breakInside: 'avoid',
    breakAfter: 'avoid',
  },
  'li, dl > div, tr, figure, blockquote, img, svg': { breakInside: 'avoid' },
  'li .art': { maxH: '12rem' },
  'p, li, dd': { orphans: '3', widows: '3' },
  'main p:not(.badge) a': { textDecoration: 'underline' },
  'main p a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  // Prints closed details too.
  'details::details-content': {
    contentVisibility: 'visible !important',
    blockSize: 'auto !important',
  },
}

/**
 * Print styles: content only, black on white, 10 pt. Dark and tinted backgrounds are removed through their tokens, so
 * that text on them is dark as well.
 */
export const printStyles = {
  '@page': { margin: '15mm 17mm' },
  // The type doesn't allow nested selectors without an ampersand.
  '@media print': rules as SystemStyleObject,
}
