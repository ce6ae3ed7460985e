import { readFileSync } from 'node:fs'
import { listFiles } from '../build/listFiles.ts'
import { patchLibrary } from './patchLibrary.ts'

/** Code that sets styles and attributes of elements. */
const FOLDERS = ['components', 'pages', 'renderer']

/**
 * Shortens the lists of CSS properties and HTML attributes, by which Chakra tells the two apart, to the names that occur
 * in our code: the answer for every one of these is the library's.
 */
export function shortPropertyLists() {
  const used = new Set(
    FOLDERS.flatMap(listFiles)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z]+/g) ?? []),
  )
  const shorten = (list: RegExp, separator: string) => (code: string) =>
    code.replace(list, (names) =>
      names
        .split(separator)
        .filter((name) => used.has(name))
        .join(separator),
    )
  return [
    patchLibrary({
      name: 'short-list-of-css-properties',
      files: /@pandacss\/is-valid-prop\/dist\/index\.mjs$/,
      changes: { properties: shorten(/(?<=cssPropertiesStr = ")[^"]+/, ',') },
    }),
    patchLibrary({
      name: 'short-list-of-html-attributes',
      files: /@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/,
      changes: { attributes: shorten(/(?<=reactPropsRegex = \/\^\(\()[\w|]+/, '|') },
    }),
  ]
}
