import { ArenaSample } from '#components/arena/ArenaSample.tsx'
import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { CohortPage } from '#components/platforms/CohortPage.tsx'
import { HostPortrait } from '#components/platforms/HostPortrait.tsx'
import { Illustration } from '#components/platforms/Illustration.tsx'
import { MarkedTranscript } from '#components/platforms/MarkedTranscript.tsx'
import { NumberedLegend } from '#components/platforms/NumberedLegend.tsx'
import { OutcomeScale } from '#components/platforms/OutcomeScale.tsx'
import { PassList } from '#components/platforms/PassList.tsx'
import { PlatformBands } from '#components/platforms/PlatformBands.tsx'
import { QuarterDots } from '#components/platforms/QuarterDots.tsx'
import { RoleRows } from '#components/platforms/RoleRows.tsx'
import { SecurityBadges } from '#components/platforms/SecurityBadges.tsx'
import { ToolFolders } from '#components/platforms/ToolFolders.tsx'
import { UseCaseSpread } from '#components/platforms/UseCaseSpread.tsx'
import { WeekScore } from '#components/platforms/WeekScore.tsx'
import { aiArena } from '#content/aiArena.ts'
import { arenaScript } from '#content/arenaScript.ts'
import { leap } from '#content/leap.ts'
import { platforms } from '#content/platforms.ts'
import { space } from '#content/space.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'

const { overview, why, integration } = platforms
const { features } = leap

/** Sections of the platform pages. */
export const platform: readonly Entry[] = [
  {
    file: 'platforms/PlatformBands',
    states: {
      usual: (
        <Band of={overview} layout="beside">
          <PlatformBands {...overview} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/QuarterDots',
    states: {
      usual: (
        <Band of={why} ground="teal">
          <QuarterDots {...why.chart} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/WeekScore',
    states: {
      usual: (
        <Band of={integration}>
          <WeekScore lanes={integration.lanes} notes={integration.week} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/PassList',
    states: {
      usual: (
        <Band ground="sand">
          <PassList {...integration.passes} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/CohortPage',
    states: {
      usual: (
        <Band of={features}>
          <Illustration caption={features.illustration}>
            <CohortPage {...features.cohort} />
          </Illustration>
        </Band>
      ),
    },
  },
  {
    file: 'platforms/NumberedLegend',
    states: {
      usual: (
        <Band>
          <NumberedLegend items={features.items} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/RoleRows',
    states: {
      usual: (
        <Band of={leap.benefits} ground="sand">
          <RoleRows roles={leap.benefits.roles} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/UseCaseSpread',
    states: {
      usual: (
        <Band of={leap.useCases} layout="beside">
          <UseCaseSpread cases={leap.useCases.items} labels={leap.useCases.labels} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/SecurityBadges',
    states: {
      usual: (
        <Band of={leap.security} ground="teal">
          <SecurityBadges badges={leap.security.badges} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/CoachWeek',
    states: {
      usual: (
        <Band of={space.week} layout="beside" ground="teal">
          <Illustration caption={space.week.illustration}>
            <CoachWeek {...space.week} />
          </Illustration>
        </Band>
      ),
    },
  },
  {
    file: 'platforms/ToolFolders',
    states: {
      usual: (
        <Band of={space.tools} ground="sand">
          <ToolFolders themes={space.tools.themes} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/OutcomeScale',
    states: {
      usual: (
        <Band of={space.outcomes} layout="beside" ground="blush">
          <OutcomeScale {...space.outcomes} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/HostPortrait',
    states: {
      usual: (
        <Band>
          <HostPortrait {...space.joining.host} />
        </Band>
      ),
    },
  },
  {
    file: 'platforms/MarkedTranscript',
    states: {
      usual: (
        <Band of={{ id: aiArena.offers.id, heading: aiArena.offers.heading }}>
          <Illustration caption={aiArena.offers.illustration}>
            <MarkedTranscript {...aiArena.offers.transcript} />
          </Illustration>
        </Band>
      ),
    },
  },
  {
    file: 'arena/ArenaSample',
    states: {
      usual: (
        <Band of={aiArena.sample} ground="teal">
          <ArenaSample {...aiArena.sample.stage} loadScript={async () => arenaScript} script={arenaScript} />
        </Band>
      ),
    },
  },
]
