import type { ProgramCode } from '#content/schema/program.ts'
import type { CoverLayout } from './cover.ts'
import { paper } from './paper.ts'

const { width, height, left } = paper
const page = { x: -1, y: -1, width: width + 2, height: height + 2 }
const logoAbove = { x: left, y: 56 }

const codes: readonly (readonly ProgramCode[])[] = [
  ['A1', 'A2', 'A3X'],
  ['T1', 'T2', 'T3X'],
]
/** Top of the tiles and the gap between them, in points. */
const TILES = 318
const GAP = 3
const tile = { width: (width + GAP) / 2, height: (height - TILES + GAP) / 3 }

/** The cover layout of each document. All are different, with the scenes of the document's pages on the site. */
export const coverLayouts = {
  /** Several programs: a tile for each, leadership on the left and change on the right, executive programs at the bottom. */
  programs: {
    ground: 'sand',
    fields: codes.flatMap((column, across) =>
      column.map((mark, down) => ({
        x: across * tile.width,
        y: TILES + down * tile.height,
        width: tile.width - GAP,
        height: tile.height - GAP,
        scene: mark.toLowerCase() as Lowercase<ProgramCode>,
        sceneWidth: 222,
        mark,
      })),
    ),
    logo: { ...logoAbove, ground: 'sand' },
    words: { y: 120, width: 330, title: 'title' },
  },
  /** One program: its scene over the whole page. */
  program: {
    ground: 'teal',
    fields: [{ ...page, scene: 'strategic-thinking', sceneWidth: 740, bleed: 70 }],
    logo: { ...logoAbove, ground: 'teal' },
    words: { y: 128, width: 300, title: 'title' },
  },
  /** A platform: a detail of its scene on a light background. */
  platform: {
    ground: 'tint',
    fields: [{ ...page, scene: 'leap', ground: 'tint', sceneWidth: 890 }],
    logo: { ...logoAbove, ground: 'tint' },
    words: { y: 128, width: 300, title: 'title' },
  },
  /** A report: the picture above, the words below. */
  report: {
    ground: 'sand',
    fields: [{ ...page, height: 560, scene: 'impact', sceneWidth: 740, bleed: 110 }],
    logo: { x: left, y: 56, ground: 'teal' },
    words: { y: 604, width: 330, title: 'title' },
  },
  /** The company: its people. */
  company: {
    ground: 'coral',
    fields: [{ ...page, scene: 'about', sceneWidth: 690, bleed: 68 }],
    logo: { ...logoAbove, ground: 'coral' },
    words: { y: 128, width: 330, title: 'longTitle' },
  },
} as const satisfies Record<string, CoverLayout>
