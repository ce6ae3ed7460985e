import { CaseStudyBlock } from '#components/sections/proof/CaseStudyBlock.tsx'
import { ChallengeTable } from '#components/sections/proof/ChallengeTable.tsx'
import { CoachWall } from '#components/sections/proof/CoachWall.tsx'
import { IndustrySpread } from '#components/sections/proof/IndustrySpread.tsx'
import { NameStrip } from '#components/sections/proof/NameStrip.tsx'
import { TeamList } from '#components/sections/proof/TeamList.tsx'
import { TestimonialList } from '#components/sections/proof/TestimonialList.tsx'
import { VoiceQuote } from '#components/sections/proof/VoiceQuote.tsx'
import { about } from '#content/about.ts'
import { coaching } from '#content/coaching.ts'
import { home } from '#content/home.ts'
import { industriesPage } from '#content/industries.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { longText } from '../longText.ts'

const { industries, labels } = industriesPage
const { clients, clientsLabel, ratingLabel, testimonials } = home.voices

const caseStudy = (layout: 'row' | 'column') =>
  industries
    .slice(0, 1)
    .map(({ id, caseStudy }) => (
      <CaseStudyBlock key={id} id={id} study={caseStudy} labels={labels} layout={layout} />
    ))

const spread = (at: number, look: { layout: 'across' | 'beside'; flip?: boolean }) =>
  industries
    .slice(at, at + 1)
    .map((industry) => <IndustrySpread key={industry.id} industry={industry} labels={labels} {...look} />)

/** Clients, case studies and quotes that support a page's claims. */
export const voices: readonly Entry[] = [
  {
    file: 'sections/proof/IndustrySpread',
    states: {
      across: spread(0, { layout: 'across' }),
      'across, flipped': spread(2, { layout: 'across', flip: true }),
      beside: spread(1, { layout: 'beside' }),
      'beside, flipped': spread(3, { layout: 'beside', flip: true }),
    },
  },
  {
    file: 'sections/proof/ChallengeTable',
    states: {
      usual: (
        <Band>
          {industries.slice(0, 1).map((industry) => (
            <ChallengeTable key={industry.id} labels={labels} {...industry} />
          ))}
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/CaseStudyBlock',
    states: {
      row: <Band>{caseStudy('row')}</Band>,
      column: <Band ground="tint">{caseStudy('column')}</Band>,
    },
  },
  {
    file: 'sections/proof/TestimonialList',
    states: {
      several: (
        <Band ground="blush">
          <TestimonialList ratingLabel={ratingLabel} testimonials={testimonials.slice(1)} />
        </Band>
      ),
      'one alone': (
        <Band ground="coral">
          <TestimonialList ratingLabel={ratingLabel} testimonials={testimonials.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/VoiceQuote',
    states: {
      usual: <VoiceQuote {...coaching.voice} ground="coral" />,
      'long text': <VoiceQuote {...coaching.voice} quote={longText} ground="teal" />,
    },
  },
  {
    file: 'sections/proof/NameStrip',
    states: {
      usual: (
        <Band ground="sand">
          <NameStrip label={clientsLabel} clients={clients} />
        </Band>
      ),
      'two clients': (
        <Band ground="sand">
          <NameStrip label={clientsLabel} clients={clients.slice(0, 2)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/CoachWall',
    states: {
      usual: (
        <Band of={coaching.network} layout="beside" ground="teal">
          <CoachWall
            labelledBy={coaching.network.id}
            coaches={coaching.network.coaches}
            shown={coaching.network.shown}
          />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/TeamList',
    states: {
      usual: (
        <Band of={about.team}>
          <TeamList {...about.team} />
        </Band>
      ),
      'one person': (
        <Band of={about.team}>
          <TeamList {...about.team} members={about.team.members.slice(0, 1)} />
        </Band>
      ),
    },
  },
]
