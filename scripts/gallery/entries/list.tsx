import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { BenefitList } from '#components/sections/list/BenefitList.tsx'
import { FaqList } from '#components/sections/list/FaqList.tsx'
import { NumberedPoints } from '#components/sections/list/NumberedPoints.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { ReasonList } from '#components/sections/list/ReasonList.tsx'
import { SayingWall } from '#components/sections/list/SayingWall.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { ValueGrid } from '#components/sections/list/ValueGrid.tsx'
import { about } from '#content/about.ts'
import { coaching } from '#content/coaching.ts'
import { home } from '#content/home.ts'
import { industriesPage } from '#content/industries.ts'
import { shortForm } from '#content/shortForm.ts'
import { strategicThinking } from '#content/strategicThinking.ts'
import { strategy } from '#content/strategy.ts'
import { transformation } from '#content/transformation.ts'
import { After } from '../After.tsx'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'
import { longText, longTitle } from '../longText.ts'

const { advantage } = industriesPage
const { questions } = home
const { approach, gains, outcomes } = { ...about, ...strategicThinking }

/** Reasons, questions and points, in rows or columns. */
export const list: readonly Entry[] = [
  {
    file: 'sections/list/PointList',
    states: {
      'one column': (
        <Band of={strategy.approach}>
          <PointList points={strategy.approach.points} />
        </Band>
      ),
      'two columns': (
        <Band of={strategy.approach} ground="teal">
          <PointList points={strategy.approach.points} columns={2} />
        </Band>
      ),
      'three columns': (
        <Band of={coaching.selection}>
          <PointList points={coaching.selection.points} columns={3} />
        </Band>
      ),
      'five columns': (
        <Band of={transformation.approach} ground="sand">
          <PointList points={transformation.approach.points} columns={5} />
        </Band>
      ),
      'long text': (
        <Band>
          <PointList
            points={[{ title: longTitle, text: longText }, ...strategy.approach.points]}
            columns={2}
          />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/NumberedPoints',
    states: {
      usual: (
        <Band of={advantage} layout="beside" ground="blush">
          <NumberedPoints points={advantage.points} />
        </Band>
      ),
      'two points': (
        <Band ground="blush">
          <NumberedPoints points={advantage.points.slice(0, 2)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/ReasonList',
    states: {
      usual: (
        <Band of={home.why}>
          <ReasonList reasons={home.why.reasons} />
        </Band>
      ),
      'one reason': (
        <Band>
          <ReasonList reasons={home.why.reasons.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/BenefitList',
    states: {
      usual: (
        <Band of={shortForm.benefits} ground="blush">
          <BenefitList benefits={shortForm.benefits.items} />
        </Band>
      ),
      small: (
        <Band of={gains} ground="teal">
          <BenefitList benefits={gains.items} size="small" />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/BeforeAfter',
    states: {
      usual: (
        <Band of={outcomes} ground="sand">
          <BeforeAfter {...outcomes} />
        </Band>
      ),
      large: (
        <Band of={approach} layout="beside" ground="teal">
          <BeforeAfter size="large" labels={approach.labels} changes={approach.principles} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/ValueGrid',
    states: {
      usual: (
        <Band of={about.values} ground="sand">
          <ValueGrid values={about.values.values} />
        </Band>
      ),
      'one value': (
        <Band ground="sand">
          <ValueGrid values={about.values.values.slice(0, 1)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/SayingWall',
    states: {
      usual: (
        <Band of={strategy.symptoms} ground="sand">
          <SayingWall items={strategy.symptoms.items} />
        </Band>
      ),
      'two sayings': (
        <Band ground="sand">
          <SayingWall items={strategy.symptoms.items.slice(0, 2)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/SymptomIndex',
    states: {
      usual: (
        <Band of={strategy.symptoms} ground="sand">
          <SymptomIndex items={strategy.symptoms.items} />
        </Band>
      ),
      'two lines': (
        <Band ground="sand">
          <SymptomIndex items={strategy.symptoms.items.slice(0, 2)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/list/FaqList',
    states: {
      'first answer open': (
        <Band of={questions}>
          <FaqList questions={questions.entries} />
        </Band>
      ),
      'all closed': (
        <Band of={questions}>
          <After act={(shown) => shown.querySelector('summary')?.click()}>
            <FaqList questions={questions.entries} />
          </After>
        </Band>
      ),
      'second answer open': (
        <Band of={questions}>
          <After act={(shown) => shown.querySelectorAll('summary')[1]?.click()}>
            <FaqList questions={questions.entries} />
          </After>
        </Band>
      ),
      'long question': (
        <Band>
          <FaqList
            questions={questions.entries.map((entry, at) => (at ? entry : { ...entry, question: longTitle }))}
          />
        </Band>
      ),
    },
  },
]
