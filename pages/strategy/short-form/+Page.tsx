import { contactHref } from '#components/inquiry/contactHref.ts'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { DatePlanner } from '#components/planner/DatePlanner.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { FormatDays } from '#components/sections/hub/FormatDays.tsx'
import { ShortPrograms } from '#components/sections/hub/ShortPrograms.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { shortForm } from '#content/shortForm.ts'

export function Page() {
  const { topic, hub, hero, audience, formats, programs, benefits, impact, calendar, paper, closing } =
    shortForm
  const contact = contactHref('general', topic)
  return (
    <>
      <Hero ground="coral" {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={hero.facts} />}>
        <ButtonAnchor href={hero.calendar.href}>{hero.calendar.label}</ButtonAnchor>
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <SplitSection split="5/7" space="snug" {...audience}>
        <PointList folds points={audience.points} columns={2} />
      </SplitSection>
      <Section ground="tint" space="snug" labelledBy={formats.id}>
        <SectionIntro {...formats} />
        <FormatDays formats={formats.items} bestForLabel={formats.bestForLabel} />
      </Section>
      <Section space="tight" labelledBy={programs.id}>
        <SectionIntro {...programs} />
        <ShortPrograms {...programs} />
      </Section>
      <PaperBand ground="sand" side="center" paper={paper} />
      <Section space="snug" labelledBy={benefits.id}>
        <SectionIntro {...benefits} />
        <PointList marker="icon" points={benefits.items} columns={3} />
      </Section>
      <Section ground="sand" space="snug" labelledBy={impact.id}>
        <SectionIntro {...impact} />
        <FigureStrip figures={impact.figures} plain />
      </Section>
      <SplitSection split="4/8" ground="tint" space="snug" {...calendar}>
        <DatePlanner {...calendar} topic={topic} />
      </SplitSection>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <ButtonLink to={contact}>{closing.contact}</ButtonLink>
        <DemoLink look="outline">{closing.demo}</DemoLink>
      </ClosingCall>
    </>
  )
}
