import type { ComponentProps } from 'react'
import { CohortStrip } from './CohortStrip.tsx'
import { Screen } from './Screen.tsx'

interface CohortScreenProps
  extends Pick<ComponentProps<typeof Screen>, 'title' | 'caption'>,
    ComponentProps<typeof CohortStrip> {
  /** The week that its counts end with. */
  weekLabel: string
}

/** A part of LEAP with the counts of a cohort. */
export function CohortScreen({ title, weekLabel, caption, ...strip }: CohortScreenProps) {
  return (
    <Screen ground="teal" title={title} fact={weekLabel} caption={caption}>
      <CohortStrip {...strip} />
    </Screen>
  )
}
