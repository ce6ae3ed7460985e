import { PointBlock } from '#components/contact/PointBlock.tsx'
import { useTopic } from '#components/inquiry/formAddress.ts'
import { InquiryForm } from '#components/inquiry/InquiryForm.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { contact, demo } from '#content/contact.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const topic = useTopic(useData<Data>().topics)
  return (
    <>
      <Hero {...demo.hero} />
      <Section labelledBy="demo-form">
        <Split
          split="7/4"
          css={{
            '& > div > div': { mb: '6' },
            '& h2': { textStyle: { base: 'small', md: 'subheading', xl: 'title' } },
          }}
        >
          <div>
            <SectionIntro id="demo-form" heading={contact.demo.heading} />
            <InquiryForm kind="demo" topic={topic} />
          </div>
          <div>
            <PointBlock id="expect" numbered {...demo.expect} />
          </div>
        </Split>
      </Section>
    </>
  )
}

Page.head = demo.head
