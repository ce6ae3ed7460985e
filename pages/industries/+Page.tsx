import { contactHref } from '#components/inquiry/contactHref.ts'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { IndustrySpread } from '#components/sections/proof/IndustrySpread.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { industriesPage } from '#content/industries.ts'

export function Page() {
  const { topic, hero, labels, industries, advantage, closing } = industriesPage
  return (
    <>
      <Hero ground="coral" {...hero} />
      {industries.map((industry, index) => (
        <IndustrySpread
          key={industry.id}
          industry={industry}
          labels={labels}
          flip={index % 2 === 1}
          leads={index === 0}
        />
      ))}
      <Section ground="sand" space="tight" labelledBy={advantage.id}>
        <SectionIntro {...advantage} />
        <PointList marker="number" columns={2} points={advantage.points} />
        <TextLink look="standalone" to={advantage.link.href} mt="6">
          {advantage.link.label}
        </TextLink>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={contactHref('general', topic)}>
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
