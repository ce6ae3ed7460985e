import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Image } from '#content/images.ts'
import { Picture } from '../ui/Picture.tsx'

const Frame = chakra('div', {
  base: {
    alignSelf: 'end',
    justifySelf: 'end',
    // From the column to the right edge of the window.
    '--edge': { base: '1.25rem', md: 'max(2rem, (100vw - 75rem) / 2)' },
    mr: 'calc(-1 * var(--edge))',
    width: { base: 'min(100% + var(--edge), 28rem)', md: '34rem', lg: 'min(100% + var(--edge), 52rem)' },
    '& img': { width: '100%', height: 'auto' },
  },
})

/** The scene of a hero; a backup takes its place when it cannot be loaded (specification, points 2 and 8). */
export function HeroArt({ image, backupImage }: { image: Image; backupImage?: Image }) {
  const [failed, setFailed] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const fail = () => {
    console.warn(`Image could not be loaded: ${image.src}`)
    setFailed(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, for a failure from before hydration
  useEffect(() => {
    const img = frame.current?.querySelector('img')
    if (backupImage && img?.complete && img.naturalWidth === 0) fail()
  }, [])
  const shown = failed && backupImage ? backupImage : image
  return (
    <Frame ref={frame}>
      <Picture image={shown} eager onError={failed || !backupImage ? undefined : fail} />
    </Frame>
  )
}
