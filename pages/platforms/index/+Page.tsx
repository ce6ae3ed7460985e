import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { PassList } from '#components/platforms/PassList.tsx'
import { PlatformBands } from '#components/platforms/PlatformBands.tsx'
import { QuarterDots } from '#components/platforms/QuarterDots.tsx'
import { WeekScore } from '#components/platforms/WeekScore.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { platforms } from '#content/platforms.ts'

export function Page() {
  const { hero, overview, why, integration, closing } = platforms
  const { passes, systems } = integration
  return (
    <>
      <Hero ground="teal" {...hero}>
        <ButtonAnchor href={hero.explore.href}>{hero.explore.label}</ButtonAnchor>
        <DemoLink look="outline">{hero.demo}</DemoLink>
      </Hero>
      <Section labelledBy={overview.id}>
        <SectionIntro layout="beside" {...overview} />
        <PlatformBands {...overview} />
      </Section>
      <Section ground="teal" labelledBy={why.id}>
        <SectionIntro {...why} />
        <QuarterDots {...why.chart} />
        <Split split="5/7">
          <div>
            <FigureStrip figures={why.figures} />
            <TextLink look="standalone" to={why.link.href} mt="6">
              {why.link.label}
            </TextLink>
          </div>
          <PointList points={why.points} />
        </Split>
      </Section>
      <Section labelledBy={integration.id}>
        <SectionIntro {...integration} />
        <WeekScore lanes={integration.lanes} notes={integration.week} />
      </Section>
      <Section unnamed ground="sand" space="tight">
        <Split split="5/7">
          <div>
            <h3>{passes.heading}</h3>
            <PassList {...passes} />
          </div>
          <div>
            <h3>{systems.heading}</h3>
            <PointList marker="term" points={systems.items} />
          </div>
        </Split>
      </Section>
      <ClosingCall ground="teal" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonAnchor look="outline" href={closing.explore.href}>
          {closing.explore.label}
        </ButtonAnchor>
      </ClosingCall>
    </>
  )
}
