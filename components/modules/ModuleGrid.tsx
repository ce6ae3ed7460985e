import { chakra } from '@chakra-ui/react'
import { enlarged, stackEnlarged } from '../theme/enlarged.ts'
import { coveringLink, groundUnderPointer, pictureFrame } from '../ui/cardStyles.ts'

/**
 * Grid of `ModuleCard`s: three columns, on phones a list with small pictures. Its cards are styled from here: cheaper to
 * hydrate than styled elements in every card.
 */
export const ModuleGrid = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: { md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
    // Unchanged cards aren't laid out and painted again while others come and go. The padding leaves room for the hover
    // background and focus ring, and overlaps the neighboring card, which stays clickable.
    '& > li': {
      display: 'grid',
      contain: 'content',
      m: '-3',
      p: '3',
      pb: { md: '18' },
      // A margin above the sheet would move a rule to the one before.
      _print: { m: '0', p: '0', pb: '3' },
      pointerEvents: 'none',
    },
    '& article': {
      display: { base: 'grid', md: 'flex' },
      flexDirection: 'column',
      gridTemplateColumns: '1fr 3.75rem',
      ...stackEnlarged,
      columnGap: '3',
      py: { base: '2', md: '0' },
      borderTopWidth: { base: '1px', md: '0' },
      pointerEvents: 'auto',
      ...groundUnderPointer,
      // Words as wide as the column below the picture.
      _print: { display: 'block', pb: '0' },
    },
    mdDown: {
      // Here the background must not cover the words of neighbors.
      '& article::before': { insetBlock: '0' },
    },
    '& .art': {
      ...pictureFrame,
      aspectRatio: { base: '4 / 3', md: '3 / 2' },
      // On phones, all texts begin at the edge of the page.
      order: { base: '1', md: '0' },
      _print: { float: 'right', width: '3rem', ml: '2' },
    },
    [enlarged]: { '& .art': { aspectRatio: '16 / 9', mb: '3' } },
    '& .words': {
      display: { base: 'contents', md: 'flex' },
      flexDirection: 'column',
      flex: '1',
      pt: '4',
    },
    // Category and audience above the title, so that they are on one line across a row.
    '& .words > div': { display: { md: 'flex' }, flexDirection: 'column-reverse' },
    '& h3': { textStyle: 'small', fontSize: { mdToLg: '1.125rem' }, mt: { md: '1' } },
    '& .badges': {
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      columnGap: '2',
      mt: { base: '1', md: '0' },
      textStyle: 'fine',
      fontWeight: 'semibold',
      color: 'fg.accent',
    },
    // For screen readers; visually there is a gap.
    '& .comma': { srOnly: true },
    '& .audience': { color: 'fg.warm' },
    '& .saved': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    // On phones below the picture, too, and the link follows its last word; elsewhere the links of a row align.
    '& .description': {
      order: '2',
      gridColumn: '1 / -1',
      textStyle: { base: 'note', xl: 'body' },
      lineHeight: '1.4 !important',
      display: { md: 'flex' },
      flexDirection: 'column',
      alignItems: 'start',
      gap: '2',
      flex: '1',
      mt: { base: '1', md: '2' },
    },
    '& .description > span': { lineClamp: { md: 3 } },
    '& article a': { ...coveringLink, mt: 'auto', whiteSpace: 'nowrap' },
  },
})
