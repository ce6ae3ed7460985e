import type { LandingSection as Content } from '#content/schema/landing.ts'
import { WorkingPaper } from '../paper/WorkingPaper.tsx'
import { ClosingCall } from '../sections/call/ClosingCall.tsx'
import { TitledSection } from '../sections/frame/TitledSection.tsx'
import { FaqList } from '../sections/list/FaqList.tsx'
import { PointSection } from '../sections/list/PointSection.tsx'
import { FigureSection } from '../sections/proof/FigureStrip.tsx'
import { NameList } from '../sections/proof/NameList.tsx'
import { VoiceQuote } from '../sections/proof/VoiceQuote.tsx'
import { StepFlow } from '../sections/story/StepFlow.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'

/** A section of a landing page. */
export function LandingSection({ id, section }: { id: string; section: Content }) {
  switch (section.kind) {
    case 'text':
      return <TitledSection id={id} {...section} link={section.more} />
    case 'points':
      return <PointSection id={id} columns={3} {...section} />
    case 'figures':
      return <FigureSection ground="tint" id={id} {...section} />
    case 'steps':
      return (
        <TitledSection ground="tint" id={id} {...section}>
          <StepFlow steps={section.steps} />
        </TitledSection>
      )
    case 'picture':
      return (
        <TitledSection id={id} split="5/7" {...section}>
          <Picture image={section.picture} sizes="44rem" />
        </TitledSection>
      )
    case 'paper':
      return (
        <TitledSection ground="sand" id={id} {...section}>
          <WorkingPaper paper={section.paper} />
        </TitledSection>
      )
    case 'questions':
      return (
        <TitledSection id={id} split="4/8" {...section}>
          <FaqList questions={section.questions} />
        </TitledSection>
      )
    case 'quote':
      return <VoiceQuote {...section.voice} />
    case 'clients':
      return (
        <Section unnamed>
          <NameList {...section} />
        </Section>
      )
    case 'call':
      return (
        <ClosingCall
          id={`next-step-${id}`}
          ground="teal"
          {...section}
          actions={[{ kind: 'link', label: section.button, href: '#form' }]}
        />
      )
  }
}
