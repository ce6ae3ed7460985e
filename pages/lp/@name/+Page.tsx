import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { rememberCampaign } from '#components/inquiry/attribution.ts'
import { InquiryForm } from '#components/inquiry/InquiryForm.tsx'
import { LandingSection } from '#components/landing/LandingSection.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, sections, form, mark } = useData<Data>()
  useEffect(() => rememberCampaign(form.campaign), [form.campaign])
  return (
    <>
      <Hero {...hero}>
        <ButtonAnchor href="#form">{hero.button}</ButtonAnchor>
        {mark && <mark>{mark}</mark>}
      </Hero>
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page don't change
        <LandingSection key={at} id={`part-${at + 1}`} section={section} />
      ))}
      <Section ground="sand" space="tight" labelledBy="form">
        <SectionIntro id="form" heading={form.heading} text={form.text} />
        <chakra.div maxW="headline">
          <InquiryForm kind={form.kind} topic={form.topic} campaign={form.campaign} />
        </chakra.div>
      </Section>
    </>
  )
}
