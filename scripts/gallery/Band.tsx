import type { ComponentProps, ReactNode } from 'react'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Section } from '#components/ui/Section.tsx'

interface BandProps {
  /** The part of a page's content whose heading stands above; without it the section stands alone. */
  of?: Omit<ComponentProps<typeof SectionIntro>, 'id'> & { id?: string }
  layout?: ComponentProps<typeof SectionIntro>['layout']
  ground?: ComponentProps<typeof Section>['ground']
  children: ReactNode
}

/** The band of a page that a section stands in, on its ground and below its heading. */
export function Band({ of, layout, ground, children }: BandProps) {
  const id = of?.id ?? 'heading'
  return (
    <Section ground={ground} labelledBy={of && id} space="snug" isFirst>
      {of && <SectionIntro id={id} label={of.label} heading={of.heading} text={of.text} layout={layout} />}
      {children}
    </Section>
  )
}
