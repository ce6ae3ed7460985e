import { ArenaSample } from '#components/arena/ArenaSample.tsx'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { MarkedTranscript } from '#components/platforms/MarkedTranscript.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { aiArena } from '#content/aiArena.ts'

const loadScript = async () => (await import('#content/arenaScript.ts')).arenaScript

/** Pre-rendered for readers without JavaScript. In the browser it loads when the sample starts. */
const script = import.meta.env.SSR ? await loadScript() : undefined

export function Page() {
  const { hub, hero, offers, method, sample, useCases, advanced, closing } = aiArena
  return (
    <>
      <Hero ground="teal" {...hero} above={<BackLink {...hub} />}>
        <ButtonAnchor href={hero.sample.href}>{hero.sample.label}</ButtonAnchor>
        <DemoLink look="outline">{hero.demo}</DemoLink>
      </Hero>
      <Section labelledBy={offers.id} space="tight">
        <Split split="5/7">
          <div>
            <SectionIntro id={offers.id} heading={offers.heading} />
            <PointList points={offers.points} />
          </div>
          <MarkedTranscript {...offers.transcript} caption={offers.illustration} />
        </Split>
      </Section>
      <Section ground="tint" labelledBy={method.id} space="tight">
        <SectionIntro {...method} />
        <StepFlow steps={method.steps} loop={method.loop} />
      </Section>
      <Section ground="teal" labelledBy={sample.id} space="tight">
        <SectionIntro {...sample} />
        <ArenaSample {...sample.stage} loadScript={loadScript} script={script} />
      </Section>
      <Section labelledBy={useCases.id} space="tight">
        <SectionIntro id={useCases.id} heading={useCases.heading} />
        <SymptomIndex items={useCases.items} />
        <TextLink look="standalone" to={useCases.link.href} mt="6">
          {useCases.link.label}
        </TextLink>
      </Section>
      <Section labelledBy={advanced.id} space="tight">
        <SectionIntro {...advanced} />
        <PointList columns={2} folds points={advanced.points} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonAnchor look="outline" href={closing.sample.href}>
          {closing.sample.label}
        </ButtonAnchor>
      </ClosingCall>
    </>
  )
}
