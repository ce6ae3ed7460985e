import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { BeforeAfter } from '#components/sections/BeforeAfter.tsx'
import { ClosingCall } from '#components/sections/ClosingCall.tsx'
import { FactLine } from '#components/sections/FactLine.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { SectionIntro } from '#components/sections/SectionIntro.tsx'
import { SplitSection } from '#components/sections/SplitSection.tsx'
import { StageStory } from '#components/sections/StageStory.tsx'
import { TeamList } from '#components/sections/TeamList.tsx'
import { ValueGrid } from '#components/sections/ValueGrid.tsx'
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
      <Section labelledBy={story.id}>
        <SectionIntro {...story} />
        <StageStory stages={story.stages} />
      </Section>
      <Section ground="teal" labelledBy={approach.id}>
        <SectionIntro layout="beside" {...approach} />
        <BeforeAfter size="large" labels={approach.labels} changes={approach.principles} />
      </Section>
      <SplitSection ground="sand" split="4/8" {...values}>
        <ValueGrid values={values.values} />
      </SplitSection>
      <Section labelledBy={team.id}>
        <SectionIntro {...team} />
        <TeamList {...team} />
      </Section>
      <ClosingCall
        ground="tint"
        heading={closing.heading}
        text={closing.text}
        scene={{ image: hero.image, ground: 'coral' }}
      >
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={closing.contact.href}>
          {closing.contact.label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
