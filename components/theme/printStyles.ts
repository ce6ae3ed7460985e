import type { SystemStyleObject } from '@chakra-ui/react'

const rules: Record<string, SystemStyleObject> = {
  html: {
    fontSize: '12.5px',
    '--chakra-colors-bg-paper': 'transparent !important',
    '--chakra-colors-bg-sand': 'transparent !important',
    '--chakra-colors-bg-tint': 'transparent !important',
    '--chakra-colors-bg-blush': 'transparent !important',
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
    borderBottomWidth: '1px',
    '--logo-color': 'block !important',
    '--logo-white': 'none !important',
    '& a:not([href="/"])': { display: 'none !important' },
  },
  '[data-paper]': { display: 'block !important', textStyle: 'fine', textAlign: 'right', color: 'fg.quiet' },
  '#root > :not(header, main)': { display: 'none' },
  'button, form, dialog, nav, .actions, li > article a:has(> span), input, select, textarea, summary svg': {
    display: 'none !important',
  },
  section: { py: '1.25rem !important', minH: '0 !important' },
  'section > div, header > div': { px: '0 !important' },
  // A call to fill in what is not there.
  'section:has(form):not(:has(dl, article)), [aria-labelledby="next"]': { display: 'none' },
  // Bars and dots are drawn by grounds, which printers leave out unless they are told.
  main: { printColorAdjust: 'exact' },
  // Calls to go on are left out; an address says something.
  'main a[href^="mailto:"]': { display: 'inline-flex !important' },
  'h1, h2, h3, h4, caption, summary': { breakAfter: 'avoid' },
  // The intro of a section, which belongs to what follows.
  'div:has(> h2[tabindex])': { mb: '1rem !important', breakInside: 'avoid', breakAfter: 'avoid' },
  'li, dl > div, tr, figure, blockquote, img, svg': { breakInside: 'avoid' },
  'li .art': { maxH: '12rem' },
  'p, li, dd': { orphans: '3', widows: '3' },
  'main p:not(.badge) a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'main p a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  // Those that anchors lead into are long, and printed when they are open.
  'details:not(:has([id]))::details-content': {
    contentVisibility: 'visible !important',
    blockSize: 'auto !important',
  },
}

/**
 * Paper: what is there to be read in ink on white, in the size of a book; what is there to be pressed is left out. Dark and
 * tinted grounds go with their tokens, so that everything on them reads as on paper.
 */
export const printStyles = {
  '@page': { margin: '15mm 17mm' },
  // Rules in a rule, which the type of style objects does not know without an ampersand.
  '@media print': rules as SystemStyleObject,
}
