import sharp from 'sharp'

/** The bytes of a photo in one color, as JPEG. */
export const plainPhoto = (width: number, height = 20, background = 'teal'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
