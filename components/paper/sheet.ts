import { chakra } from '@chakra-ui/react'
import { onPaper } from '../theme/onPaper.ts'
import { sheetBelow } from './written.ts'

const hole = (at: string) =>
  `radial-gradient(circle at ${at}, transparent calc(0.5rem - 0.5px), #000 calc(0.5rem + 0.5px))`

/** A second, rotated sheet behind the paper. */
export const Stack = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 0,
    maxW: '54rem',
    _before: sheetBelow('1.1deg'),
    _print: { maxW: 'none', _before: { display: 'none' } },
  },
  variants: {
    form: {
      card: { _before: { transform: 'rotate(-1.6deg)', borderRadius: 'md' } },
      pocket: {
        _before: { transform: { base: 'rotate(0.6deg)', md: 'rotate(2deg)' }, borderRadius: '0.75rem' },
      },
      sheet: {},
      letter: { _before: { transform: 'rotate(-0.9deg)' } },
      register: { _before: { transform: 'translate(0.5rem, 0.5rem)' } },
      pad: { _before: { transform: 'translate(0, 0.625rem)' } },
    },
  },
})

/** The kinds of paper, each with its feature: a hole, a folded corner, creases, a margin, a torn edge. */
export const Sheet = chakra('div', {
  base: {
    ...onPaper,
    position: 'relative',
    display: 'grid',
    gap: '4',
    px: '5',
    py: '6',
    borderWidth: '1px',
    // All labels beside entries have the width that the longest needs, up to a limit.
    '@container (min-width: 34rem)': {
      px: '2.25rem',
      py: '1.75rem',
      gridTemplateColumns: 'fit-content(10.5rem) 1fr',
      '& > *': { gridColumn: '1 / -1' },
    },
    '& .head': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '4',
      rowGap: '1',
      alignItems: 'baseline',
    },
    '& h3': { textStyle: 'subheading' },
    '& .when': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.accent' },
    '& .purpose': { textStyle: 'caption', gridColumn: '1 / -1' },
    '@container (max-width: 26rem)': { '& .head': { gridTemplateColumns: '1fr' } },
    _print: {
      px: '1.25rem !important',
      py: '0.75rem !important',
      borderWidth: '1px !important',
      rowGap: '1',
      mask: 'none',
      clipPath: 'none',
    },
  },
  variants: {
    form: {
      /** An index card with a hole and a red line below its head. */
      card: {
        borderRadius: 'md',
        pt: '2.75rem !important',
        mask: hole('50% 1.375rem'),
        '& .head': { pb: '3', borderBottomWidth: '2px', borderColor: 'coral.500' },
      },
      /** A laminated pocket card with a colored head. */
      pocket: {
        borderRadius: '0.75rem',
        overflow: 'hidden',
        mask: hole('50% 1.125rem'),
        pt: '0 !important',
        _print: { pt: '0 !important' },
        '& .head': {
          bg: 'teal.700',
          mx: '-4rem',
          px: '4rem',
          pt: { base: '2.25rem', _print: '3' },
          pb: { base: '4', _print: '3' },
          '& h3, & .when, & .purpose': { color: 'sand.0' },
        },
      },
      /** Its upper right corner is folded over. */
      sheet: {
        clipPath: 'polygon(0 0, calc(100% - 2.5rem) 0, 100% 2.5rem, 100% 100%, 0 100%)',
        _after: {
          content: '""',
          position: 'absolute',
          top: '0',
          right: '0',
          width: '2.5rem',
          height: '2.5rem',
          // Darker than the sheet below, beside which it would not be seen.
          bg: 'color-mix(in srgb, {colors.sand.600} 22%, {colors.sand.2})',
          clipPath: 'polygon(0 0, 100% 100%, 0 100%)',
        },
        '& .head': { pr: '2.5rem' },
      },
      letter: {},
      /** Punched for a binder, with the margin of a ledger. */
      register: {
        // Only whole tiles, so that the lower edge cuts no hole.
        mask: `${hole('1.125rem 50%')} 0 0 / 100% 9rem repeat round`,
        pl: '2.75rem !important',
        borderLeftWidth: '0',
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          left: '2.125rem',
          borderLeftWidth: '1px',
          borderColor: 'coral.300',
          _print: { display: 'none' },
        },
        '@container (min-width: 34rem)': {
          '& td': { borderLeftWidth: '1px' },
          '& td, & th + th': { pl: '3' },
          '& th + td': { width: '32%' },
        },
      },
      /** Torn off a pad. */
      pad: {
        borderTopWidth: '0',
        mask: 'radial-gradient(circle at 50% 0, transparent calc(0.25rem - 0.5px), #000 calc(0.25rem + 0.5px)) 0 0 / 0.875rem 100%',
        '& .head': { pb: '3', borderBottomWidth: '1px', borderColor: 'line.strong' },
      },
    },
  },
})
