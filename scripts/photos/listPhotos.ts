import { basename, extname, join } from 'node:path'
import { namesIn } from '#content/collections/contentFiles.ts'
import { isPicture } from '#content/collections/pictures.ts'
import { IMAGE_SIZES } from '#content/images.ts'

/** Groups in which a photo may be a picture of its own; in the others it takes the place of a drawing. */
const NEW_PICTURES = ['scenes', 'sections']

/** The photos in some folders that take the place of drawings, by the name of the drawing, such as portraits/asha-rao. */
export const listPhotos = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    Object.keys(IMAGE_SIZES)
      .sort()
      .flatMap((group) =>
        namesIn(join(folder, group))
          .filter((name) => isPicture({ name }))
          .map((file) => ({
            name: `${group}/${basename(file, extname(file))}`,
            path: join(folder, group, file),
            mayBeNew: NEW_PICTURES.includes(group),
            use: group === 'modules' ? ('the picture of a module' as const) : undefined,
          })),
      ),
  )
