import type { ComponentProps } from 'react'
import { SplitSection } from '../frame/SplitSection.tsx'
import { TitledSection } from '../frame/TitledSection.tsx'
import { PointList } from './PointList.tsx'

interface PointSectionProps
  extends ComponentProps<typeof PointList>,
    Omit<ComponentProps<typeof TitledSection>, 'children'> {
  /** Puts the points beside the heading, not below it. */
  split?: ComponentProps<typeof SplitSection>['split']
}

/** A section of points. */
export function PointSection({ points, numbered, columns, folds, split, ...section }: PointSectionProps) {
  const list = <PointList points={points} numbered={numbered} columns={columns} folds={folds} />
  return split ? (
    <SplitSection split={split} {...section}>
      {list}
    </SplitSection>
  ) : (
    <TitledSection {...section}>{list}</TitledSection>
  )
}
