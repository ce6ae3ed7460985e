import { contactHref } from '#components/enquiry/contactHref.ts'
import { CatalogueDemoLink } from '#components/modules/CatalogueDemoLink.tsx'
import { ModuleCatalogue } from '#components/modules/ModuleCatalogue.tsx'
import { ProgramFormats } from '#components/modules/ProgramFormats.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { catalogue, catalogueTopic } from '#content/modules.ts'
import { topics } from '#content/topics.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { cards, window, choices, figures } = useData<Data>()
  const { hero, list, card, formats, reasons, impact, customization, closing } = catalogue
  return (
    <>
      <Hero ground="teal" {...hero}>
        <ButtonAnchor href="#catalogue">{hero.browse}</ButtonAnchor>
      </Hero>
      <Section labelledBy="catalogue">
        <SectionIntro id="catalogue" label={list.label} heading={list.heading} />
        <ModuleCatalogue
          key={window?.start}
          cards={cards}
          window={window}
          choices={choices}
          labels={list}
          cardLabels={card}
        />
      </Section>
      <Section ground="sand" labelledBy="formats">
        <SectionIntro
          id="formats"
          label={formats.label}
          heading={formats.heading}
          text={
            <>
              {formats.longer.text}{' '}
              <TextLink to={formats.longer.link.href}>{formats.longer.link.label}</TextLink>
            </>
          }
        />
        <ProgramFormats formats={formats.items} catalogueId="catalogue" />
      </Section>
      <SplitSection id="reasons" label={reasons.label} heading={reasons.heading} split="5/7">
        <PointList points={reasons.points} />
      </SplitSection>
      <Section ground="teal" space="tight" labelledBy="impact">
        <SectionIntro id="impact" heading={impact.heading} />
        <FigureStrip figures={figures} lead ruled={false} />
      </Section>
      <Section ground="tint" labelledBy="customization">
        <SectionIntro
          id="customization"
          label={customization.label}
          heading={customization.heading}
          text={customization.text}
          layout="beside"
        />
        <PointList points={customization.points} columns={3} />
        <ButtonLink to={contactHref('general', customization.action.topic)} look="outline" mt="6">
          {customization.action.label}
        </ButtonLink>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CatalogueDemoLink topicOf={catalogueTopic}>{closing.demo}</CatalogueDemoLink>
        <ButtonLink to={contactHref('general', topics.modules)} look="outline">
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
