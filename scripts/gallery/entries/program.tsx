import { DaySheets } from '#components/sections/program/DaySheets.tsx'
import { LaterSteps } from '#components/sections/program/LaterSteps.tsx'
import { MomentList } from '#components/sections/program/MomentList.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { ProgramBlocks } from '#components/sections/program/ProgramBlocks.tsx'
import { ProgramPage } from '#components/sections/program/ProgramPage.tsx'
import { ProgramScale } from '#components/sections/program/ProgramScale.tsx'
import { ThemeList } from '#components/sections/program/ThemeList.tsx'
import { WeekChart } from '#components/sections/program/WeekChart.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { WeekTimeline } from '#components/sections/program/WeekTimeline.tsx'
import { a1 } from '#content/programs/a1.ts'
import { a2 } from '#content/programs/a2.ts'
import { leadershipScale, transformationScale } from '#content/programs/scales.ts'
import { t1 } from '#content/programs/t1.ts'
import { t3x } from '#content/programs/t3x.ts'
import { shortForm } from '#content/shortForm.ts'
import { storytelling } from '#content/storytelling.ts'
import { strategicThinking } from '#content/strategicThinking.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'

const scale = { ...leadershipScale, current: 'A1' }
const { audience, themes } = strategicThinking

/** Sections of the program pages. */
export const program: readonly Entry[] = [
  {
    file: 'sections/program/ProgramPage',
    states: {
      A1: <ProgramPage content={a1} scale={scale} />,
      T3X: <ProgramPage content={t3x} scale={{ ...transformationScale, current: 'T3X' }} />,
    },
  },
  {
    file: 'sections/program/ProgramBlocks',
    states: {
      A1: <ProgramBlocks content={a1} neighbors={<ProgramScale {...scale} />} />,
      T1: <ProgramBlocks content={t1} neighbors={null} />,
    },
  },
  {
    file: 'sections/program/ProgramScale',
    states: {
      'first of three': (
        <Band>
          <ProgramScale {...scale} />
        </Band>
      ),
      'last of three': (
        <Band ground="sand">
          <ProgramScale {...transformationScale} current="T3X" />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/WeekPlan',
    states: {
      usual: (
        <Band of={a1.structure}>
          <WeekPlan rows={a1.structure.plan} />
        </Band>
      ),
      'two rows': (
        <Band of={a1.structure}>
          <WeekPlan rows={a1.structure.plan.slice(0, 2)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/WeekTimeline',
    states: {
      usual: (
        <Band of={strategicThinking.structure} ground="tint">
          <WeekTimeline phases={strategicThinking.structure.phases} />
        </Band>
      ),
      'with names of the weeks': (
        <Band of={a2.structure}>
          <WeekTimeline phases={a2.structure.phases} hasLabels />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/WeekChart',
    states: {
      'captions below': (
        <Band ground="tint">
          <WeekChart captions="below" rows={a2.structure.plan} phases={a2.structure.phases}>
            <h2>{a2.structure.heading}</h2>
          </WeekChart>
        </Band>
      ),
      'captions beside': (
        <Band>
          <WeekChart captions="beside" rows={t3x.structure.plan} phases={t3x.structure.phases}>
            <h2>{t3x.structure.heading}</h2>
          </WeekChart>
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/DaySheets',
    states: {
      'two sittings': (
        <Band of={a1.workshop}>
          <DaySheets sittings={a1.workshop.sittings.slice(0, 2)} />
        </Band>
      ),
      'all sittings of T3X': (
        <Band of={t3x.workshop} ground="sand">
          <DaySheets sittings={t3x.workshop.sittings} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/MomentList',
    states: {
      'in a row': (
        <Band of={a1.moments ?? a1.gains}>
          <MomentList moments={a1.moments?.items ?? []} layout="row" />
        </Band>
      ),
      'in a column': (
        <Band of={a2.moments ?? a2.gains} ground="tint">
          <MomentList moments={a2.moments?.items ?? []} layout="column" />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/ThemeList',
    states: {
      grid: (
        <Band of={storytelling.themes}>
          <ThemeList themes={storytelling.themes.items} layout="grid" />
        </Band>
      ),
      column: (
        <Band of={storytelling.themes}>
          <ThemeList themes={storytelling.themes.items} layout="column" />
        </Band>
      ),
      fields: (
        <Band of={themes}>
          <ThemeList themes={themes.items} layout="fields" />
        </Band>
      ),
      'one theme': (
        <Band of={themes}>
          <ThemeList themes={themes.items.slice(0, 1)} layout="fields" />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/LaterSteps',
    states: {
      usual: (
        <Band of={a1.outcomes}>
          <LaterSteps steps={a1.outcomes.later ?? []} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/program/PaperBand',
    states: {
      alone: <PaperBand ground="teal" side="center" paper={shortForm.paper} />,
      'right of its section': (
        <PaperBand ground="teal" side="right" paper={strategicThinking.paper} labelledBy={audience.id}>
          <h2 id={audience.id}>{audience.heading}</h2>
          <p>{audience.text}</p>
        </PaperBand>
      ),
      'left of its section': (
        <PaperBand ground="tint" side="left" paper={storytelling.paper} labelledBy={audience.id}>
          <h2 id={audience.id}>{audience.heading}</h2>
          <p>{audience.text}</p>
        </PaperBand>
      ),
    },
  },
]
