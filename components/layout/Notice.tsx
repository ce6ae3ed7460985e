import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { noticeAtom } from '../shell/notice.ts'

const Region = chakra('div', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'header',
    pointerEvents: 'none',
    '& p': {
      width: 'fit-content',
      mx: 'auto',
      px: '5',
      py: '3',
      textStyle: 'label',
      bg: 'gold',
      borderRadius: '{radii.md} {radii.md} 0 0',
    },
  },
})

/**
 * Shows and announces at the foot of the window, where it covers no heading, what is loading or failed to load. The live region exists before it has text.
 * @param offline what the start script says until the app runs
 */
export function Notice({ offline }: { offline: string }) {
  const text = useAtomValue(noticeAtom)
  return (
    <Region role="status" data-offline={offline}>
      {text && <p>{text}</p>}
    </Region>
  )
}
