import { PairSplit } from '#components/sections/frame/PairSplit.tsx'
import { ChangeBars } from '#components/sections/proof/ChangeBars.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ImpactPanel } from '#components/sections/proof/ImpactPanel.tsx'
import { MetricBars } from '#components/sections/proof/MetricBars.tsx'
import { ReturnFigure } from '#components/sections/proof/ReturnFigure.tsx'
import { ShareFigures } from '#components/sections/proof/ShareFigures.tsx'
import { SourceTable } from '#components/sections/proof/SourceTable.tsx'
import { Staircase } from '#components/sections/proof/Staircase.tsx'
import { coaching } from '#content/coaching.ts'
import { home } from '#content/home.ts'
import { impact } from '#content/impact.ts'
import { leadership } from '#content/leadership.ts'
import { shortForm } from '#content/shortForm.ts'
import { solutions } from '#content/solutions.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'

const { metrics, roi, framework, sources } = impact

/** Figures that support a page's claims. */
export const figures: readonly Entry[] = [
  {
    file: 'sections/proof/FigureStrip',
    states: {
      'led by its first figure': (
        <Band ground="sand">
          <FigureStrip figures={home.figures} lead ruled={false} />
        </Band>
      ),
      ruled: (
        <Band ground="teal">
          <FigureStrip figures={solutions.figures} />
        </Band>
      ),
      'one figure': (
        <Band>
          <FigureStrip figures={home.figures.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/ShareFigures',
    states: {
      usual: (
        <Band of={coaching.benefits}>
          <ShareFigures figures={coaching.benefits.shares} />
        </Band>
      ),
      'one share': (
        <Band of={metrics}>
          <ShareFigures figures={[metrics.effectiveness]} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/ChangeBars',
    states: {
      usual: (
        <Band of={metrics}>
          <ChangeBars metrics={metrics.changes} labels={metrics.labels} />
        </Band>
      ),
      'two columns on teal': (
        <Band ground="teal">
          <ChangeBars columns={2} metrics={roi.business.metrics} labels={roi.business.labels} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/MetricBars',
    states: {
      usual: (
        <Band of={leadership.results} ground="tint">
          <MetricBars bars={leadership.results.bars} />
        </Band>
      ),
      'one bar': (
        <Band ground="tint">
          <MetricBars bars={leadership.results.bars.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/ReturnFigure',
    states: {
      usual: (
        <Band of={{ id: roi.id, label: roi.label, heading: roi.heading }} ground="teal">
          <PairSplit>
            <ReturnFigure {...roi} />
          </PairSplit>
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/ImpactPanel',
    states: {
      usual: (
        <Band ground="blush">
          <PairSplit>
            <ImpactPanel {...shortForm.impact} />
          </PairSplit>
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/Staircase',
    states: {
      usual: (
        <Band of={framework}>
          <Staircase categories={framework.categories} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/proof/SourceTable',
    states: {
      usual: (
        <Band of={sources} layout="beside" ground="tint">
          <SourceTable {...sources} />
        </Band>
      ),
    },
  },
]
