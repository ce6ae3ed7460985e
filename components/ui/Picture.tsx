import { memo } from 'react'
import type { Image } from '#content/images.ts'

interface PictureProps {
  image: Image
  /** Hero pictures load at once; all others when they come near the viewport. */
  eager?: boolean
  /** Display width (`sizes`), to choose among the widths of a photo. */
  sizes?: string
  onError?: () => void
}

/** A picture with reserved space: drawn art as is, photos in the formats and widths of the image build. */
export const Picture = memo(function Picture({ image, eager = false, sizes, onError }: PictureProps) {
  const img = (
    <img
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      onError={onError}
    />
  )
  if (!image.sources) return img
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
})
