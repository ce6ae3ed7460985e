import { AscendingPaths } from '#components/sections/hub/AscendingPaths.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { FamilyRows } from '#components/sections/hub/FamilyRows.tsx'
import { FormatDays } from '#components/sections/hub/FormatDays.tsx'
import { HalfDays } from '#components/sections/hub/HalfDays.tsx'
import { LevelPath } from '#components/sections/hub/LevelPath.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { PathwayScale } from '#components/sections/hub/PathwayScale.tsx'
import { ProgramHub } from '#components/sections/hub/ProgramHub.tsx'
import { ShortPrograms } from '#components/sections/hub/ShortPrograms.tsx'
import { coaching } from '#content/coaching.ts'
import { home } from '#content/home.ts'
import { leadership } from '#content/leadership.ts'
import { shortForm } from '#content/shortForm.ts'
import { solutions } from '#content/solutions.ts'
import { transformation } from '#content/transformation.ts'
import { After } from '../After.tsx'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'

const { comparison } = leadership
const { formats, programs } = shortForm

const { items, linkText } = transformation.programs
const levels = <LevelPath programs={items} linkText={linkText} {...transformation.question} />

/** Links to the programs. */
export const programHubs: readonly Entry[] = [
  {
    file: 'sections/hub/ProgramHub',
    states: {
      leadership: (
        <ProgramHub content={leadership}>
          <Band>
            <AscendingPaths id="pathways" {...leadership.programs} programs={leadership.programs.items} />
          </Band>
        </ProgramHub>
      ),
      transformation: (
        <ProgramHub content={transformation}>
          <Band of={{ id: 'pathways', ...transformation.programs }}>{levels}</Band>
        </ProgramHub>
      ),
    },
  },
  {
    file: 'sections/hub/AscendingPaths',
    states: {
      usual: (
        <Band>
          <AscendingPaths id="pathways" {...leadership.programs} programs={leadership.programs.items} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/ComparisonTable',
    states: {
      usual: (
        <Band of={{ id: 'comparison', ...comparison }} ground="sand">
          <ComparisonTable
            labelledBy="comparison"
            columns={leadership.programs.items.map(({ code }) => code)}
            rows={comparison.rows}
          />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/LevelPath',
    states: { usual: <Band of={{ id: 'pathways', ...transformation.programs }}>{levels}</Band> },
  },
  {
    file: 'sections/hub/LevelSteps',
    states: {
      usual: (
        <Band>
          <LevelSteps {...home.programs} />
        </Band>
      ),
      'one program for each level': (
        <Band>
          <LevelSteps
            {...home.programs}
            levels={home.programs.levels.map((programs) => programs.slice(0, 1))}
          />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/FamilyRows',
    states: {
      usual: (
        <Band of={solutions.families} layout="beside">
          <FamilyRows {...solutions.families} />
        </Band>
      ),
      'one family': (
        <Band>
          <FamilyRows {...solutions.families} items={solutions.families.items.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/FormatDays',
    states: {
      usual: (
        <Band of={formats} ground="sand">
          <FormatDays formats={formats.items} bestForLabel={formats.bestForLabel} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/HalfDays',
    states: {
      usual: (
        <Band of={formats} ground="sand">
          {formats.items.map(({ id, halfDays }) => (
            <HalfDays key={id} days={halfDays} />
          ))}
        </Band>
      ),
      'as marks': (
        <Band of={programs}>
          {programs.items.map(({ id, halfDays }) => (
            <HalfDays key={id} size="small" days={halfDays} />
          ))}
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/PathwayScale',
    states: {
      usual: (
        <Band of={coaching.pathways}>
          <PathwayScale {...coaching.pathways} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/hub/ShortPrograms',
    states: {
      usual: (
        <Band of={programs}>
          <ShortPrograms {...programs} />
        </Band>
      ),
      'second one open': (
        <Band of={programs}>
          <After act={(shown) => shown.querySelectorAll('summary')[1]?.click()}>
            <ShortPrograms {...programs} />
          </After>
        </Band>
      ),
    },
  },
]
