/** Size in pixels: larger than in any share image, and small enough to be drawn quickly. */
const SIZE = 900

/** Converts a photo to an SVG picture for `shareImage`, cropped to its most interesting part. */
export async function photoArt(file: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const photo = sharp(file).resize({ width: SIZE, height: SIZE, fit: 'cover', position: 'attention' })
  const data = (await photo.flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer()).toString(
    'base64',
  )
  const size = `width="${SIZE}" height="${SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${SIZE} ${SIZE}"><image ${size} href="data:image/jpeg;base64,${data}"/></svg>`
}
