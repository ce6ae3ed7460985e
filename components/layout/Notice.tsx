import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { noticeAtom } from '../shell/notice.ts'
import { floating } from '../theme/floating.ts'

const Region = chakra('div', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '4',
    zIndex: 'header',
    pointerEvents: 'none',
    '& p': {
      width: 'fit-content',
      maxW: 'calc(100% - 2rem)',
      mx: 'auto',
      px: '5',
      py: '3',
      textStyle: 'label',
      ...floating,
      borderLeft: '4px solid {colors.gold}',
    },
  },
})

/**
 * Shows and announces at the foot of the window, where it covers no heading, what is loading or failed to load. The live
 * region exists before it has text.
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
