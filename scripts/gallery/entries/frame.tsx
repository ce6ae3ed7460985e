import { EnquiryForm } from '#components/enquiry/EnquiryForm.tsx'
import { FormSplit } from '#components/sections/frame/FormSplit.tsx'
import { PairSplit } from '#components/sections/frame/PairSplit.tsx'
import { Panel } from '#components/sections/frame/Panel.tsx'
import { PanelSplit } from '#components/sections/frame/PanelSplit.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { BenefitList } from '#components/sections/list/BenefitList.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { ReasonList } from '#components/sections/list/ReasonList.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ImpactPanel } from '#components/sections/proof/ImpactPanel.tsx'
import { contact, demo } from '#content/contact.ts'
import { home } from '#content/home.ts'
import { platforms } from '#content/platforms.ts'
import { shortForm } from '#content/shortForm.ts'
import { strategy } from '#content/strategy.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { longText, longTitle } from '../longText.ts'

const { benefits, impact } = shortForm

/** Layouts and headings of sections. */
export const frame: readonly Entry[] = [
  {
    file: 'sections/frame/SectionIntro',
    states: {
      usual: (
        <Band>
          <SectionIntro {...strategy.approach} />
        </Band>
      ),
      'text beside the heading': (
        <Band>
          <SectionIntro {...platforms.overview} layout="beside" />
        </Band>
      ),
      'size of a subheading': (
        <Band ground="sand">
          <SectionIntro {...strategy.approach} size="heading" space="small" />
        </Band>
      ),
      small: (
        <Band ground="coral">
          <SectionIntro id={home.voices.id} heading={home.voices.heading} size="small" />
        </Band>
      ),
      'long text': (
        <Band ground="teal">
          <SectionIntro {...strategy.approach} heading={longTitle} text={longText} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/frame/SplitSection',
    states: {
      'one to two': (
        <SplitSection split="4/8" {...home.why}>
          <ReasonList reasons={home.why.reasons} />
        </SplitSection>
      ),
      'five to seven, on a ground': (
        <SplitSection split="5/7" ground="tint" {...strategy.approach}>
          <PointList points={strategy.approach.points} />
        </SplitSection>
      ),
    },
  },
  {
    file: 'sections/frame/PairSplit',
    states: {
      usual: (
        <Band ground="teal">
          <PairSplit>
            <FigureStrip figures={platforms.why.figures} />
            <PointList points={platforms.why.points} />
          </PairSplit>
        </Band>
      ),
    },
  },
  {
    file: 'sections/frame/Panel',
    states: {
      usual: (
        <Band>
          <Panel aria-labelledby={strategy.planning.id}>
            <SectionIntro {...strategy.planning} size="small" space="small" />
            <PointList points={strategy.planning.points} />
          </Panel>
        </Band>
      ),
    },
  },
  {
    file: 'sections/frame/PanelSplit',
    states: {
      usual: (
        <Band ground="blush">
          <PanelSplit>
            <div>
              <SectionIntro {...benefits} />
              <BenefitList benefits={benefits.items} />
            </div>
            <ImpactPanel {...impact} />
          </PanelSplit>
        </Band>
      ),
    },
  },
  {
    file: 'sections/frame/FormSplit',
    states: {
      usual: (
        <Band>
          <FormSplit>
            <div>
              <SectionIntro id="demo-form" heading={contact.demo.heading} text={contact.demo.text} />
              <EnquiryForm kind="demo" />
            </div>
            <section aria-labelledby="next">
              <SectionIntro id="next" heading={demo.expect.heading} size="heading" />
              <PointList points={demo.expect.steps} />
            </section>
          </FormSplit>
        </Band>
      ),
    },
  },
]
