import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { noticeAtom } from '../shell/noticeAtom.ts'

const Region = chakra('div', {
  base: {
    position: 'fixed',
    insetX: '0',
    top: '{sizes.header}',
    zIndex: 'header',
    pointerEvents: 'none',
    '& p': {
      width: 'fit-content',
      mx: 'auto',
      px: '5',
      py: '3',
      textStyle: 'label',
      color: 'ink',
      bg: 'gold',
      borderRadius: '0 0 {radii.md} {radii.md}',
    },
  },
})

/** Says below the header, to eyes and ears, what is on its way or did not come. The region is there before it has a text. */
export function Notice() {
  const text = useAtomValue(noticeAtom)
  return <Region role="status">{text && <p>{text}</p>}</Region>
}
