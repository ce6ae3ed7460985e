import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { FamilyRows } from '#components/sections/hub/FamilyRows.tsx'
import { PlatformRows } from '#components/sections/hub/PlatformRows.tsx'
import { RisingSteps } from '#components/sections/hub/RisingSteps.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { solutions } from '#content/solutions.ts'

export function Page() {
  const { hero, families, method, platforms, closing } = solutions
  return (
    <>
      <Hero ground="teal" {...hero}>
        <DemoLink>{hero.demo}</DemoLink>
        <DownloadLink {...hero.guide} />
      </Hero>
      <Section unnamed ground="sand" space="tight">
        <FigureStrip figures={solutions.figures} plain />
      </Section>
      <Section labelledBy={families.id}>
        <SectionIntro layout="beside" {...families} />
        <FamilyRows {...families} />
      </Section>
      <Section ground="tint" labelledBy={method.id}>
        <SectionIntro {...method} />
        <RisingSteps {...method} />
      </Section>
      <SplitSection split="5/7" {...platforms}>
        <PlatformRows items={platforms.items} />
        <ButtonLink look="outline" to={platforms.all.href} mt="10">
          {platforms.all.label}
        </ButtonLink>
      </SplitSection>
      <ClosingCall ground="teal" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DownloadLink look="solid" {...closing.guide} />
        <DemoLink look="outline">{closing.demo}</DemoLink>
      </ClosingCall>
    </>
  )
}
