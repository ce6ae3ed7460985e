import type { ReactNode } from 'react'
import type { LandingSection as Content } from '#content/schema/landing.ts'
import { WorkingPaper } from '../paper/WorkingPaper.tsx'
import { ClosingCall } from '../sections/call/ClosingCall.tsx'
import { SplitSection } from '../sections/frame/SplitSection.tsx'
import { TitledSection } from '../sections/frame/TitledSection.tsx'
import { FaqList } from '../sections/list/FaqList.tsx'
import { PointList } from '../sections/list/PointList.tsx'
import { FigureStrip } from '../sections/proof/FigureStrip.tsx'
import { NameList } from '../sections/proof/NameList.tsx'
import { VoiceQuote } from '../sections/proof/VoiceQuote.tsx'
import { StepFlow } from '../sections/story/StepFlow.tsx'
import { ButtonAnchor } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { MoreLink } from '../ui/TextLink.tsx'

/** A section of a landing page. */
export function LandingSection({ id, section }: { id: string; section: Content }) {
  const plain = (ground: 'paper' | 'sand' | 'tint', children: ReactNode) =>
    'heading' in section && (
      <TitledSection
        ground={ground}
        id={id}
        heading={section.heading}
        text={'text' in section ? section.text : undefined}
      >
        {children}
      </TitledSection>
    )
  switch (section.kind) {
    case 'text':
      return plain('paper', section.more && <MoreLink {...section.more} />)
    case 'points':
      return plain('paper', <PointList points={section.points} columns={3} />)
    case 'figures':
      return plain('tint', <FigureStrip figures={section.figures} />)
    case 'steps':
      return plain('tint', <StepFlow steps={section.steps} />)
    case 'picture':
      return (
        <SplitSection id={id} split="5/7" heading={section.heading} text={section.text}>
          <Picture image={section.picture} sizes="44rem" />
        </SplitSection>
      )
    case 'paper':
      return plain('sand', <WorkingPaper paper={section.paper} />)
    case 'questions':
      return (
        <SplitSection id={id} split="4/8" heading={section.heading} text={section.text}>
          <FaqList questions={section.questions} />
        </SplitSection>
      )
    case 'quote':
      return (
        <Section ground="coral" labelledBy="voice">
          <VoiceQuote {...section.voice} />
        </Section>
      )
    case 'clients':
      return (
        <Section unnamed>
          <NameList {...section} />
        </Section>
      )
    case 'call':
      return (
        <ClosingCall ground="teal" heading={section.heading} text={section.text} picture={section.picture}>
          <ButtonAnchor href="#form">{section.button}</ButtonAnchor>
        </ClosingCall>
      )
  }
}
