import { contactHref } from '#components/inquiry/contactHref.ts'
import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { ToolFolders } from '#components/platforms/ToolFolders.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'

import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { space } from '#content/space.ts'

export function Page() {
  const { hub, topics, hero, features, benefits, tools, outcomes, joining, closing } = space
  const join = contactHref('general', topics.join)
  const contact = contactHref('general', topics.contact)
  return (
    <>
      <Hero ground="coral" {...hero} above={<BackLink {...hub} />}>
        <ButtonLink to={join}>{hero.join}</ButtonLink>
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <Section labelledBy={features.id} space="tight">
        <SectionIntro {...features} />
        <CoachWeek {...features.week} caption={features.illustration} />
        <PointList marker="icon" columns={2} points={features.items} />
      </Section>
      <Section ground="sand" labelledBy={tools.id} space="tight">
        <SectionIntro id={tools.id} heading={tools.heading} />
        <ToolFolders themes={tools.themes} />
      </Section>
      <Section labelledBy={benefits.id} space="tight">
        <SectionIntro {...benefits} />
        <BeforeAfter {...benefits} />
      </Section>
      <Section ground="sand" labelledBy={outcomes.id} space="tight">
        <SectionIntro {...outcomes} />
        <FigureStrip figures={outcomes.figures} />
        <TextLink look="standalone" to={outcomes.link.href} mt="6">
          {outcomes.link.label}
        </TextLink>
      </Section>
      <Section ground="tint" labelledBy={joining.id} space="tight">
        <SectionIntro {...joining} />
        <PointList marker="number" columns={2} points={joining.steps} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture} next={false}>
        <ButtonLink to={join}>{closing.join}</ButtonLink>
        <ButtonLink look="outline" to={contact}>
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
