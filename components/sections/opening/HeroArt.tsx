import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Image } from '#content/images.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Up to the edge of the window, where the scene is cut off. */
const Frame = chakra('div', {
  base: {
    '--edge': { base: '1.25rem', md: 'max(2rem, (100vw - {sizes.content}) / 2)' },
    alignSelf: 'end',
    justifySelf: 'end',
    width: { base: 'min(90%, 22rem)', md: 'calc(100% + var(--edge))', lg: 'min(106% + var(--edge), 46rem)' },
    mr: 'calc(-1 * var(--edge))',
    '& img': { width: '100%', height: 'auto' },
    _print: { width: '100% !important', mr: '0 !important' },
  },
})

interface HeroArtProps {
  image: Image
  backupImage?: Image
}

/** The scene of a hero, with a fallback if it can't be loaded (specification, points 2 and 8). */
export function HeroArt({ image, backupImage }: HeroArtProps) {
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
