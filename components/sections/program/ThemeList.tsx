import type { Theme } from '#content/schema/program.ts'
import { PointList } from '../list/PointList.tsx'

/** Themes with their skills; the icon has the theme's color (specification, point 3, Theme). */
export const ThemeList = ({ themes }: { themes: readonly Theme[] }) => (
  <PointList
    columns={2}
    folds="after the first"
    points={themes.map(({ skills, ...theme }) => ({ ...theme, items: skills }))}
  />
)
