import { defineGlobalStyles } from '@chakra-ui/react'

/** Element defaults. The focus ring takes the text color of its ground: ink on light, paper on dark. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc({sizes.header} + 1rem)',
    fontSynthesis: 'none',
  },
  body: { textStyle: 'body', color: 'fg.base', bg: 'bg.paper', overflowX: 'clip' },
  'p, li, dd': { textWrap: 'pretty' },
  'strong, b': { fontWeight: 'semibold' },
  em: { fontStyle: 'italic', fontSynthesis: 'style' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, summary, label[for], select': { cursor: 'pointer' },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px', borderRadius: '2px' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'gold', color: 'ink' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
  '[hidden]': { display: 'none !important' },
})
