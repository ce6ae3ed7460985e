import { contactHref } from '#components/enquiry/contactHref.ts'
import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { DatePlanner } from '#components/planner/DatePlanner.tsx'
import { BenefitList } from '#components/sections/BenefitList.tsx'
import { ClosingCall } from '#components/sections/ClosingCall.tsx'
import { FactLine } from '#components/sections/FactLine.tsx'
import { FormatDays } from '#components/sections/FormatDays.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { ImpactPanel } from '#components/sections/ImpactPanel.tsx'
import { PanelSplit } from '#components/sections/PanelSplit.tsx'
import { PaperBand } from '#components/sections/PaperBand.tsx'
import { PointList } from '#components/sections/PointList.tsx'
import { SectionIntro } from '#components/sections/SectionIntro.tsx'
import { ShortPrograms } from '#components/sections/ShortPrograms.tsx'
import { SplitSection } from '#components/sections/SplitSection.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { shortForm } from '#content/shortForm.ts'
import { topics } from '#content/topics.ts'

export function Page() {
  const { hub, hero, audience, formats, programs, benefits, impact, calendar, paper, closing } = shortForm
  const contact = contactHref('general', topics.shortForm)
  return (
    <>
      <Hero ground="coral" {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={hero.facts} />}>
        <ButtonAnchor href={hero.calendar.href}>{hero.calendar.label}</ButtonAnchor>
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <SplitSection split="4/8" space="tight" {...audience}>
        <PointList points={audience.points} columns={2} />
      </SplitSection>
      <Section ground="sand" labelledBy={formats.id}>
        <SectionIntro {...formats} />
        <FormatDays formats={formats.items} bestForLabel={formats.bestForLabel} />
      </Section>
      <Section labelledBy={programs.id}>
        <SectionIntro {...programs} />
        <ShortPrograms {...programs} />
      </Section>
      <PaperBand ground="teal" side="center" paper={paper} />
      <Section ground="blush" labelledBy={benefits.id}>
        <PanelSplit>
          <div>
            <SectionIntro {...benefits} />
            <BenefitList benefits={benefits.items} />
          </div>
          <ImpactPanel {...impact} />
        </PanelSplit>
      </Section>
      <SplitSection split="4/8" ground="tint" {...calendar}>
        <DatePlanner {...calendar} topic={topics.shortForm} />
      </SplitSection>
      <ClosingCall
        ground="tint"
        heading={closing.heading}
        text={closing.text}
        scene={{ image: hero.image, ground: 'coral' }}
      >
        <ButtonLink to={contact}>{closing.contact}</ButtonLink>
        <DemoLink look="outline">{closing.demo}</DemoLink>
      </ClosingCall>
    </>
  )
}
