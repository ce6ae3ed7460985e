import { extname, join } from 'node:path'
import { namesIn } from '#content/collections/contentFiles.ts'
import { isPicture } from '#content/collections/pictures.ts'
import { IMAGE_SIZES } from '#content/images.ts'

/** The photos in some folders that take the place of drawings, such as portraits/asha-rao.jpg. */
export const listPhotos = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    Object.keys(IMAGE_SIZES)
      .sort()
      .flatMap((group) =>
        namesIn(join(folder, group))
          .filter((name) => isPicture({ name }))
          .map((name) => ({
            group,
            key: name.slice(0, -extname(name).length),
            path: join(folder, group, name),
            use: group === 'modules' ? ('the picture of a module' as const) : undefined,
          })),
      ),
  )
