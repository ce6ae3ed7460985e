import type { ComponentProps } from 'react'
import { TitledSection } from '../frame/TitledSection.tsx'
import { PointList } from './PointList.tsx'

interface PointSectionProps
  extends ComponentProps<typeof PointList>,
    Omit<ComponentProps<typeof TitledSection>, 'children'> {}

/** A section of points. */
export function PointSection({ points, numbered, columns, folds, ...section }: PointSectionProps) {
  return (
    <TitledSection {...section}>
      <PointList points={points} numbered={numbered} columns={columns} folds={folds} />
    </TitledSection>
  )
}
