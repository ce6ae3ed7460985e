import { chakra } from '@chakra-ui/react'
import type { ProgramPageContent } from '#content/programs.ts'
import { Section } from '../../ui/Section.tsx'
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
import { ThemeList } from './ThemeList.tsx'
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
      <Section labelledBy={opening.id}>
        <SectionIntro {...opening} space="small" />
        {pitch && (
          <chakra.div my={{ base: '6', lg: '10' }} maxW="text">
            <chakra.h3 textStyle="subheading">{audience.heading}</chakra.h3>
            {audience.text && <chakra.p mt="2">{audience.text}</chakra.p>}
          </chakra.div>
        )}
        <PointList points={audience.people} columns={3} folds />
        <chakra.p mt={{ base: '4', md: '6' }}>
          {audience.elsewhere.text}{' '}
          <TextLink to={audience.elsewhere.link.href}>{audience.elsewhere.link.label}</TextLink>.
        </chakra.p>
      </Section>
      <TitledSection ground="tint" {...structure}>
        <WeekPlan {...structure} />
        <Next aria-labelledby={workshop.id}>
          <SectionIntro {...workshop} space="small" />
          <Days sittings={workshop.sittings} />
        </Next>
      </TitledSection>
      <PaperBand paper={paper} {...moments}>
        <VoiceQuote small {...voice} />
        <chakra.div mt="8">
          <MomentList moments={moments.items} />
        </chakra.div>
      </PaperBand>
      <TitledSection {...themes} split="4/8">
        <ThemeList themes={themes.items} />
      </TitledSection>
      <PointSection split="4/8" points={gains.items} {...gains} />
      <TitledSection {...outcomes} split="4/8" ground="sand">
        <BeforeAfter {...outcomes} />
        <chakra.div mt="8">
          <MomentList moments={outcomes.later} />
        </chakra.div>
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}
