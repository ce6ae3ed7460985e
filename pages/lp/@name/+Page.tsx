import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { PageContext } from 'vike/types'
import { rememberCampaign } from '#components/inquiry/attribution.ts'
import { InquiryForm } from '#components/inquiry/InquiryForm.tsx'
import { LandingSection } from '#components/landing/LandingSection.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import type { PageHead } from '#content/schema/page.ts'
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
      <TitledSection ground="sand" id="form" {...form}>
        <chakra.div maxW="headline">
          <InquiryForm kind={form.kind} topic={form.topic} campaign={form.campaign} />
        </chakra.div>
      </TitledSection>
    </>
  )
}

Page.head = ({ data }: PageContext): PageHead => {
  const { title, description, noindex, hero, form } = data as Data
  return {
    title,
    description,
    keywords: [title],
    noindex,
    hero: hero.ground,
    ...(form.topic && { topic: form.topic }),
  }
}
