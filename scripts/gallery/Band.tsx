import type { ComponentProps, ReactNode } from 'react'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Section } from '#components/ui/Section.tsx'

interface BandProps {
  /** The page content whose heading is shown above; without it, there is no heading. */
  of?: Omit<ComponentProps<typeof SectionIntro>, 'id'> & { id?: string }
  layout?: ComponentProps<typeof SectionIntro>['layout']
  ground?: ComponentProps<typeof Section>['ground']
  children: ReactNode
}

/** A band of a page around a section, with background and heading. */
export function Band({ of, layout, ground, children }: BandProps) {
  const id = of?.id ?? 'heading'
  return (
    <Section ground={ground} labelledBy={of && id} space="snug" isFirst>
      {of && <SectionIntro id={id} label={of.label} heading={of.heading} text={of.text} layout={layout} />}
      {children}
    </Section>
  )
}
