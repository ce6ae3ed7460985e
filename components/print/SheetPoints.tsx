import type { ComponentProps } from 'react'
import { PointList } from '../sections/list/PointList.tsx'
import { SheetPart } from './SheetPart.tsx'

type SheetPointsProps = Omit<ComponentProps<typeof PointList>, 'folds'> &
  Omit<ComponentProps<typeof SheetPart>, 'children'>

/** A part of a sheet with points. */
export function SheetPoints({ points, numbered, columns, ...part }: SheetPointsProps) {
  return (
    <SheetPart {...part}>
      <PointList points={points} numbered={numbered} columns={columns} />
    </SheetPart>
  )
}
