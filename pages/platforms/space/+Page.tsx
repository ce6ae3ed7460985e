import { contactHref } from '#components/inquiry/contactHref.ts'
import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { HostPortrait } from '#components/platforms/HostPortrait.tsx'
import { Illustration } from '#components/platforms/Illustration.tsx'
import { OutcomeScale } from '#components/platforms/OutcomeScale.tsx'
import { ToolFolders } from '#components/platforms/ToolFolders.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split, SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { space } from '#content/space.ts'
import { topics } from '#content/topics.ts'

export function Page() {
  const { hub, hero, features, week, benefits, tools, outcomes, joining, closing } = space
  const join = contactHref('general', topics.coachNetwork)
  const contact = contactHref('general', topics.space)
  return (
    <>
      <Hero ground="coral" {...hero} above={<BackLink {...hub} />}>
        <ButtonLink to={join}>{hero.join}</ButtonLink>
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <SplitSection split="5/7" {...features}>
        <PointList marker="icon" columns={2} points={features.items} />
      </SplitSection>
      <Section ground="teal" labelledBy={week.id}>
        <SectionIntro layout="beside" {...week} />
        <Illustration caption={week.illustration}>
          <CoachWeek {...week} />
        </Illustration>
      </Section>
      <Section ground="sand" labelledBy={tools.id}>
        <SectionIntro id={tools.id} label={tools.label} heading={tools.heading} />
        <ToolFolders themes={tools.themes} />
      </Section>
      <Section labelledBy={benefits.id}>
        <SectionIntro {...benefits} />
        <BeforeAfter {...benefits} />
      </Section>
      <Section ground="blush" labelledBy={outcomes.id}>
        <SectionIntro layout="beside" {...outcomes} />
        <OutcomeScale {...outcomes} />
        <TextLink look="standalone" to={outcomes.link.href} mt="6">
          {outcomes.link.label}
        </TextLink>
      </Section>
      <Section labelledBy={joining.id}>
        <SectionIntro {...joining} />
        <Split split="5/7">
          <HostPortrait {...joining.host} />
          <PointList marker="number" points={joining.steps} />
        </Split>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <ButtonLink to={join}>{closing.join}</ButtonLink>
        <ButtonLink look="outline" to={contact}>
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
