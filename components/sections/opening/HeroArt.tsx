import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { Image } from '#content/images.ts'
import { onTablets } from '../../theme/onTablets.ts'
import { Picture } from '../../ui/Picture.tsx'

const Frame = chakra('div', {
  base: {
    alignSelf: 'end',
    justifySelf: 'end',
    '& img': { width: '100%', height: 'auto' },
    [onTablets]: { gridArea: 'art' },
    _print: { width: '100% !important', mr: '0 !important' },
  },
  variants: {
    size: {
      /** Cropped by the edge of the window. */
      large: {
        '--edge': { base: '1.25rem', md: 'max(2rem, (100vw - 75rem) / 2)' },
        mr: 'calc(-1 * var(--edge) - 4%)',
        width: {
          base: 'min(104% + var(--edge), 30rem)',
          md: 'calc(112% + var(--edge))',
          lg: 'min(104% + var(--edge), 52rem)',
        },
      },
      /** Within the content width; may slightly overlap the text column. */
      normal: {
        width: { base: 'min(100%, 26rem)', md: '104%', lg: 'min(116%, 36rem)' },
      },
    },
  },
})

interface HeroArtProps {
  image: Image
  backupImage?: Image
  size: 'large' | 'normal'
}

/** The scene of a hero, with a fallback if it can't be loaded (specification, points 2 and 8). */
export function HeroArt({ image, backupImage, size }: HeroArtProps) {
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
    <Frame ref={frame} size={size}>
      <Picture image={shown} eager onError={failed || !backupImage ? undefined : fail} />
    </Frame>
  )
}
