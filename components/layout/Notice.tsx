import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { noticeAtom } from '../shell/notice.ts'

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
      bg: 'gold',
      borderRadius: '0 0 {radii.md} {radii.md}',
    },
  },
})

/**
 * Shows and announces below the header what is loading or failed to load. The live region exists before it has text.
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
