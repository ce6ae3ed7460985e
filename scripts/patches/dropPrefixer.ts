import { patchLibrary } from './patchLibrary.ts'

/** Leaves out Emotion's table of vendor prefixes, which our style cache doesn't use (renderer/emotion.ts). */
export const dropPrefixer = () =>
  patchLibrary({
    name: 'drop-prefixer',
    files: /@emotion\/cache\/dist\/emotion-cache\.browser(?:\.development)?\.esm\.js$/,
    changes: {
      'default plugins': { find: 'defaultStylisPlugins = [prefixer]', by: 'defaultStylisPlugins = []' },
    },
  })
