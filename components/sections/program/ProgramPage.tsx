import { chakra } from '@chakra-ui/react'
import type { ProgramPageContent } from '#content/programs.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { TitledSection } from '../frame/TitledSection.tsx'
import { BeforeAfter } from '../list/BeforeAfter.tsx'
import { PointList } from '../list/PointList.tsx'
import { PointSection } from '../list/PointSection.tsx'
import { Hero } from '../opening/Hero.tsx'
import { VoiceQuote } from '../proof/VoiceQuote.tsx'
import { Days } from './Days.tsx'
import { MomentList } from './MomentList.tsx'
import { PaperBand } from './PaperBand.tsx'
import { WeekPlan } from './WeekPlan.tsx'

/** What follows within a band, after a gap as large as that between bands. */
const Next = chakra('section', { base: { mt: { base: '12', lg: '18', _print: '6' } } })

/** A program: for whom, the weeks and days, its paper, what participants get, a voice and the outcomes. */
export function ProgramPage({ content }: { content: ProgramPageContent }) {
  const { hub, hero, facts, pitch, audience, structure, workshop, paper, moments, voice } = content
  const { themes, gains, outcomes, closing } = content
  const opening = pitch ?? audience
  return (
    <>
      <Hero {...hero} hub={hub} facts={facts} />
      <TitledSection split="5/7" id={opening.id} heading={opening.heading} text={opening.text}>
        {pitch && (
          <>
            <chakra.h3 textStyle="subheading" mb={{ base: '2', md: '5' }}>
              {audience.heading}
            </chakra.h3>
            {audience.text && <chakra.p mb="5">{audience.text}</chakra.p>}
          </>
        )}
        <PointList points={audience.people} folds />
        <chakra.p textStyle="aside" mt={{ base: '4', md: '6' }} maxW="text">
          {audience.elsewhere.text}{' '}
          <TextLink to={audience.elsewhere.link.href}>{audience.elsewhere.link.label}</TextLink>.
        </chakra.p>
      </TitledSection>
      <TitledSection ground="tint" {...structure}>
        <WeekPlan {...structure} />
        <Next aria-labelledby={workshop.id}>
          <SectionIntro {...workshop} />
          <Days sittings={workshop.sittings} />
        </Next>
      </TitledSection>
      <PaperBand paper={paper} {...moments} below={<MomentList moments={moments.items} />}>
        <VoiceQuote small {...voice} />
      </PaperBand>
      <PointSection split="4/8" columns={2} folds="after the first" points={themes.items} {...themes} />
      <PointSection split="4/8" points={gains.items} {...gains} />
      <TitledSection {...outcomes} split="4/8" ground="sand">
        <BeforeAfter {...outcomes} />
        <MomentList moments={outcomes.later} />
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}
