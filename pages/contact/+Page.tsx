import { ContactDetails } from '#components/contact/ContactDetails.tsx'
import { ContactForms } from '#components/contact/ContactForms.tsx'
import { DirectWays } from '#components/contact/DirectWays.tsx'
import { LegalTexts } from '#components/contact/LegalTexts.tsx'
import { PointBlock } from '#components/contact/PointBlock.tsx'
import { PriceList } from '#components/contact/PriceList.tsx'
import { QuestionGroups } from '#components/contact/QuestionGroups.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { contact, nextSteps } from '#content/contact.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { topics, legalTexts } = useData<Data>()
  const { hero, tabs, general, demo, sent, touch, questions, why, closing, legalHeading } = contact
  const { direct, ...details } = touch
  return (
    <>
      <Hero {...hero} />
      <Section unnamed>
        <Split split="7/4">
          <div>
            <DirectWays {...direct} />
            <ContactForms tabs={tabs} texts={{ general, demo }} topics={topics} sent={sent} />
            <PointBlock id="what-happens-next" numbered {...nextSteps} />
          </div>
          <div>
            <ContactDetails {...details} />
            <PointBlock id="why-choose" {...why} />
          </div>
        </Split>
      </Section>
      <TitledSection ground="sand" id="questions" {...questions}>
        <PriceList facts={questions.prices} />
        <QuestionGroups groups={questions.groups} />
      </TitledSection>
      <ClosingCall {...closing} next={false} />
      <LegalTexts texts={legalTexts} label={legalHeading} />
    </>
  )
}

Page.head = contact.head
