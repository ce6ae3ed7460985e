import type { ShownBlock } from '#content/schema/article.ts'
import { Picture } from '../ui/Picture.tsx'
import { PICTURE_SIZES } from './articlePictureStyles.ts'

/** A photo in the text, with its caption. */
export function ArticlePicture({ image, caption }: Extract<ShownBlock, { kind: 'picture' }>) {
  return (
    <figure className="picture">
      <Picture image={image} sizes={PICTURE_SIZES} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
