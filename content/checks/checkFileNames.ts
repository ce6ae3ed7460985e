import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { PICTURE_EXTENSIONS } from '../collections/pictureFiles.ts'
import { shownPath } from '../collections/shownPath.ts'
import { slugify } from '../collections/slugify.ts'

/** Extensions that text editors use for Markdown or append to ".md". */
const TEXT = /(?:\.md)?\.(?:txt|text|markdown|mdown|mdx|md~)$/i

/** Finds files in the folders of modules and articles that the site ignores because of their extension. */
export function checkFileNames(contentDir: string): Problem[] {
  return (['modules', 'articles'] as const).flatMap((name) => {
    const folder = join(contentDir, name)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|\.md$|^thumbs\.db$/i.test(entry.name))
      .map((entry) => ({ file: shownPath(join(folder, entry.name)), message: reasonOf(entry.name, name) }))
  })
}

function reasonOf(file: string, folder: 'modules' | 'articles'): string {
  if (TEXT.test(file))
    return `the site reads files that end in .md. Rename it to ${slugify(file.replace(TEXT, ''))}.md.`
  if (PICTURE_EXTENSIONS.includes(extname(file).toLowerCase()))
    return folder === 'articles'
      ? 'a picture belongs in the folder of its article, articles/name-of-the-article/. Move it there.'
      : 'a module’s photo belongs in images/modules/, under the name of the module’s file. Move it there.'
  return 'the site reads files that end in .md. Save it as plain text under such a name, or move it elsewhere.'
}
