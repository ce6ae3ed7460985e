import { defineGlobalStyles } from '@chakra-ui/react'
import { contrastStyles } from './contrastStyles.ts'
import { controlStyles } from './controlStyles.ts'
import { enlarged } from './enlarged.ts'

/**
 * Element defaults. A function, so that the browser bundle, which doesn't need them, can drop them.
 * The focus ring depends on the background: ink on light ones, paper on dark ones.
 */
export const globalCss = () =>
  defineGlobalStyles({
    html: {
      fontFamily: 'body',
      textSizeAdjust: '100%',
      textUnderlineOffset: '25%',
      scrollPaddingTop: 'calc({sizes.header} + 1rem)',
      // For the bar at the bottom of phones.
      scrollPaddingBottom: { base: '5rem', sm: '0' },
      fontSynthesis: 'none',
      // Some systems round letter widths to whole pixels, which spaces out small type.
      textRendering: 'geometricPrecision',
      '--ring': 'colors.ink',
      scrollbarColor: '{colors.sand.600} {colors.sand.1}',
    },
    // Firefox scrolls the page below a modal dialog with the wheel.
    // The room of its scrollbar has the color of the backdrop.
    'html:has(dialog[open])': { overflow: 'hidden', scrollbarGutter: 'stable', bg: 'shade' },
    body: { textStyle: 'body', color: 'fg.base', bg: 'bg.paper', overflowX: 'clip' },
    // A word longer than its column breaks, and doesn't widen it. With enlarged text, all words may.
    'main :is(p, h1, h2, h3, h4)': { overflowWrap: 'anywhere' },
    '*, p, h1, h2, h3, h4': { [enlarged]: { overflowWrap: 'anywhere', hyphens: 'auto' } },
    'a[href^="mailto:"]': { hyphens: 'none' },
    'p, li, dd, blockquote': { textWrap: 'pretty' },
    'strong, b': { fontWeight: 'semibold' },
    em: { fontSynthesis: 'style' },
    'h1, h2, h3, h4': { textWrap: 'balance' },
    // See `keepTogether.tsx`: words that stay together, and the clauses before a colon and after it. As blocks, they would
    // inherit the hanging mark of a quote, and not the line below a link.
    '.clause, .kept': { textIndent: '0', textDecoration: 'inherit' },
    '.clause': { display: 'inline-block' },
    'h1 .clause': { mdDown: { display: 'inline' } },
    // Chromium doesn't balance the lines around a span that can't be broken.
    ':is(h1, h2, h3, h4, q) .kept': { display: 'inline-block' },
    // On the narrowest phones, a word longer than its line may break.
    '.kept': {
      whiteSpace: 'nowrap',
      '@media (max-width: 24rem)': { display: 'inline-block', whiteSpace: 'normal' },
    },
    table: { width: '100%', textAlign: 'left' },
    // The opening mark hangs in the margin. On paper, the edge of its section would cut it off.
    q: { display: 'block' },
    'q, .quoted': { textIndent: { base: '-0.51em', _print: '0' } },
    // As wide as its place.
    img: { width: '100%', objectFit: 'cover' },
    'svg[width]': { flexShrink: '0', fontSize: '1rem' },
    // Below the header, with their labels, where a browser scrolls to one.
    'input, select, textarea': { scrollMarginTop: 'calc({sizes.header} + 3rem)' },
    '::placeholder': { color: 'sand.600', opacity: 1 },
    'button, summary, label[for], select': { cursor: 'pointer' },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      minH: '2.75rem',
      py: '0.625rem',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { color: 'fg.warm', transition: 'transform 220ms' },
      _hover: { color: 'fg.accent' },
    },
    'details[open] > summary > svg:last-of-type': { transform: 'rotate(45deg)' },
    ':focus-visible': { outline: '2px solid var(--ring)', outlineOffset: '2px', borderRadius: '2px' },
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    // As tall as the letters, so that it leaves room between the lines of a title.
    mark: {
      '--shade': 'color-mix(in srgb, {colors.gold} 55%, {colors.sand.0})',
      bg: 'linear-gradient(var(--shade), var(--shade)) 0 55% / 100% 1.1em no-repeat',
      color: 'ink',
      '@media (forced-colors: active)': { bg: 'Mark', color: 'MarkText' },
    },
    '::selection': { bg: 'gold', color: 'ink' },
    '*, *::before, *::after': {
      borderColor: 'line.base',
      '@media (prefers-reduced-motion: reduce)': {
        animation: 'none !important',
        transition: 'none !important',
      },
    },
    // Activated while its code is still loading.
    '[aria-busy="true"]': { cursor: 'progress', opacity: '0.55' },
    // Styled globally because the app has crashed (renderer/RootErrorBoundary.tsx).
    '[data-crash-notice]': { bg: 'gold', color: 'ink', px: '5', py: '3', textAlign: 'center' },
    // Before the app runs (scripts/build/startClient.js).
    'body > [data-crash-notice]': { position: 'fixed', insetX: '0', top: '{sizes.header}', zIndex: 'toast' },
    // Shown only in print.
    '[data-paper]': { display: 'none' },
    ...controlStyles(),
    ...contrastStyles,
  })
