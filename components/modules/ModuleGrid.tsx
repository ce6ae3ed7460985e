import { chakra } from '@chakra-ui/react'
import { enlarged, stackEnlarged } from '../theme/enlarged.ts'
import { coveringLink, groundUnderPointer, pictureFrame } from '../ui/cardStyles.ts'

/**
 * Grid of `ModuleCard`s: three columns, two where the filters beside them leave no room, a list with small pictures on
 * phones. Its cards are styled from here: cheaper to hydrate than styled elements in every card.
 */
export const ModuleGrid = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: '6',
    // Unchanged cards aren't laid out and painted again while others come and go. The padding leaves room for the hover
    // background and focus ring, and overlaps the neighboring card, which stays clickable.
    '& > li': {
      display: 'grid',
      contain: 'content',
      m: '-3',
      p: '3',
      pb: { md: '10' },
      pointerEvents: 'none',
    },
    '& article': {
      display: { base: 'grid', md: 'flex' },
      flexDirection: 'column',
      gridTemplateColumns: '1fr 3.5rem',
      ...stackEnlarged,
      columnGap: '3',
      py: { base: '2', md: '0' },
      pointerEvents: 'auto',
      ...groundUnderPointer,
    },
    '& > li + li article': { borderTopWidth: { base: '1px', md: '0' } },
    '& .art': {
      ...pictureFrame,
      aspectRatio: { base: '1', md: '3 / 2' },
      alignSelf: { base: 'start', md: 'stretch' },
      // On phones, all texts begin at the edge of the page.
      order: { base: '1', md: '0' },
    },
    [enlarged]: { '& .art': { aspectRatio: '16 / 9', mb: '3' } },
    '& .words': {
      display: { base: 'contents', md: 'flex' },
      flexDirection: 'column',
      alignItems: 'start',
      flex: '1',
      pt: '4',
    },
    '& h3': { textStyle: 'small', pr: { base: '1.375rem', md: '0' } },
    // On phones, where the link has no words, an arrow in the margin of the title, so that it never wraps alone.
    '& h3 > svg': {
      display: { base: 'inline', md: 'none', _print: 'none' },
      verticalAlign: '-0.15em',
      ml: '0.375rem',
      mr: '-1.375rem',
      color: 'fg.warm',
    },
    '& .badges': {
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      columnGap: '3',
      mt: '1',
      textStyle: 'fine',
      fontWeight: 'semibold',
      color: 'fg.accent',
    },
    // For screen readers; visually there is a gap.
    '& .comma': { srOnly: true },
    '& .audience': { color: 'fg.warm' },
    '& .saved': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    // On phones below the picture, too; elsewhere it takes the rest, so that the links of a row align.
    '& .description': {
      order: { base: '2', md: '0' },
      gridColumn: '1 / -1',
      textStyle: { base: 'note', md: 'body' },
      lineHeight: '1.4 !important',
      flex: { md: '1' },
      mt: { base: '1', md: '2' },
      mb: { md: '2' },
    },
    // On phones, where the cards are the rows of a list, the link takes no line of its own.
    '& article a': { ...coveringLink, mdDown: { position: 'absolute', inset: '0', fontSize: '0' } },
  },
  variants: {
    /** Three cards in a row, which also show what the catalog clamps. */
    related: {
      false: {
        gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(3, 1fr)', _print: '1fr 1fr' },
        '& .description > span': { lineClamp: 3, [enlarged]: { lineClamp: 'none' } },
      },
      true: { gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
    },
  },
  defaultVariants: { related: false },
})
