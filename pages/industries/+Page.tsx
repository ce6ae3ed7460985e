import { contactHref } from '#components/inquiry/contactHref.ts'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { JumpList } from '#components/sections/opening/JumpList.tsx'
import { IndustrySpread } from '#components/sections/proof/IndustrySpread.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { industriesPage } from '#content/industries.ts'
import { topics } from '#content/topics.ts'

/** Adjacent sections have different layouts. */
const looks = {
  pharma: { layout: 'across', ground: 'paper' },
  gcc: { layout: 'beside', ground: 'tint' },
  startups: { layout: 'across', ground: 'sand', flip: true },
  enterprise: { layout: 'beside', ground: 'paper', flip: true },
} as const

export function Page() {
  const { hero, jump, labels, industries, advantage, closing } = industriesPage
  return (
    <>
      <Hero ground="coral" facts={<JumpList {...jump} />} {...hero} />
      {industries.map((industry) => (
        <IndustrySpread key={industry.id} industry={industry} labels={labels} {...looks[industry.id]} />
      ))}
      <Section ground="blush" space={{ base: 'tight', lg: 'normal' }} labelledBy={advantage.id}>
        <SectionIntro layout="beside" {...advantage} />
        <PointList marker="number" columns={2} points={advantage.points} />
        <TextLink look="standalone" to={advantage.link.href} mt="6">
          {advantage.link.label}
        </TextLink>
      </Section>
      <ClosingCall ground="sand" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={contactHref('general', topics.industries)}>
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
