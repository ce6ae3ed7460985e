import type { SystemStyleObject } from '@chakra-ui/react'

/** Display width of a photo (`sizes`): the text column, and on phones the screen. */
export const PICTURE_SIZES = '(min-width: 48rem) 40rem, 100vw'

/** Photos of an article, uncropped, because their captions describe all of them. */
export const articlePictureStyles: SystemStyleObject = {
  '& .picture': {
    mt: '8',
    mb: '8',
    // From edge to edge on phones.
    mx: { base: '-5', md: '0' },
    _print: { mx: '0' },
    '& img': {
      width: '100%',
      height: 'auto',
      borderRadius: { md: 'md' },
      _print: { width: 'auto', maxH: '11cm' },
    },
    '& figcaption': {
      textStyle: 'note',
      color: 'fg.quiet',
      mt: '3',
      px: { base: '5', md: '0' },
      _print: { px: '0' },
    },
  },
}
