import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { TeamList } from '#components/sections/proof/TeamList.tsx'
import { StageStory } from '#components/sections/story/StageStory.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { about } from '#content/about.ts'

export function Page() {
  const { hero, story, approach, values, team, closing } = about
  return (
    <>
      <Hero ground="coral" facts={<FactLine facts={about.facts} />} {...hero}>
        <ButtonAnchor href={hero.team.href}>{hero.team.label}</ButtonAnchor>
        <ButtonAnchor look="outline" href={hero.story.href}>
          {hero.story.label}
        </ButtonAnchor>
      </Hero>
      <Section space="tight" labelledBy={story.id}>
        <SectionIntro {...story} />
        <StageStory stages={story.stages} />
      </Section>
      <Section ground="sand" space="tight" labelledBy={approach.id}>
        <SectionIntro layout="beside" {...approach} />
        <BeforeAfter size="large" labels={approach.labels} changes={approach.principles} />
      </Section>
      <Section space="tight" labelledBy={values.id}>
        <SectionIntro {...values} />
        <PointList points={values.values} columns={2} />
      </Section>
      <Section space="tight" labelledBy={team.id}>
        <SectionIntro {...team} />
        <TeamList {...team} />
      </Section>
      <ClosingCall ground="sand" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={closing.contact.href}>
          {closing.contact.label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
