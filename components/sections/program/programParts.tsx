import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { PairedBlock, ProgramPageContent } from '#content/schema/program.ts'
import { WorkingPaper } from '../../paper/WorkingPaper.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { BeforeAfter } from '../list/BeforeAfter.tsx'
import { BenefitList } from '../list/BenefitList.tsx'
import { PointList } from '../list/PointList.tsx'
import { DaySheets } from './DaySheets.tsx'
import { LaterSteps } from './LaterSteps.tsx'
import { MomentList } from './MomentList.tsx'
import { ThemeList } from './ThemeList.tsx'
import { WeekPlan } from './WeekPlan.tsx'
import { WeekTimeline } from './WeekTimeline.tsx'

const Elsewhere = chakra('p', {
  base: { textStyle: 'note', textWrap: 'pretty', pt: '5', borderTopWidth: '1px', borderColor: 'line.base' },
})

const Paragraphs = chakra('div', {
  base: { maxW: 'text', '& p': { textStyle: 'body' }, '& p + p': { mt: '4' } },
})

/** Heading on the left, content on the right, where a part has the whole width. */
const Beside = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8', // What follows the intro stands beside it.
    _print: { gridTemplateColumns: '4fr 8fr', '& > div, & > div > div': { breakAfter: 'auto !important' } },
  },
  variants: {
    split: {
      '4/8': { gridTemplateColumns: { lg: '4fr 8fr' } },
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
    },
  },
})

interface Place {
  /** In its share of a band; else over the whole width. */
  isHalf: boolean
  /** Where the program stands among others. */
  neighbors: ReactNode
}

type DrawPart = (content: ProgramPageContent, place: Place) => ReactNode

/** How each part of a program page is drawn. */
export const drawPart: Record<PairedBlock, DrawPart> = {
  pitch: ({ pitch }, { neighbors }) =>
    pitch && (
      <>
        <SectionIntro id="pitch" label={pitch.label} heading={pitch.heading} size="heading" space="small" />
        <Paragraphs>
          {pitch.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Paragraphs>
        {neighbors}
      </>
    ),
  audience: ({ audience: { people, elsewhere, ...intro } }, { isHalf, neighbors }) => {
    const list = (
      <div>
        <PointList points={people} />
        <Elsewhere>
          {elsewhere.text} <TextLink to={elsewhere.link.href}>{elsewhere.link.label}</TextLink>.
        </Elsewhere>
      </div>
    )
    if (!isHalf)
      return (
        <Beside split="5/7">
          <div>
            <SectionIntro id="audience" {...intro} size="heading" space="small" />
            {neighbors}
          </div>
          {list}
        </Beside>
      )
    return (
      <>
        <SectionIntro id="audience" {...intro} size="heading" space="small" />
        {list}
      </>
    )
  },
  structure: ({ structure: { phases, plan, ...intro } }) => (
    <>
      <SectionIntro id="structure" {...intro} layout="beside" space="small" />
      <WeekPlan rows={plan} />
      <WeekTimeline phases={phases} hasLabels />
    </>
  ),
  moments: ({ moments: { items, ...intro } }, { isHalf }) => (
    <>
      <SectionIntro id="moments" {...intro} size={isHalf ? 'heading' : 'title'} space="small" />
      <MomentList moments={items} layout={isHalf ? 'column' : 'row'} />
    </>
  ),
  workshop: ({ workshop: { sittings, ...intro } }) =>
    sittings.length > 2 ? (
      <>
        <SectionIntro id="workshop" {...intro} layout="beside" space="small" />
        <DaySheets sittings={sittings} />
      </>
    ) : (
      <Beside split="4/8">
        <SectionIntro id="workshop" {...intro} size="heading" />
        <DaySheets sittings={sittings} />
      </Beside>
    ),
  themes: ({ themes: { items, ...intro } }) => (
    <>
      <SectionIntro id="themes" {...intro} size="heading" space="small" />
      <ThemeList themes={items} layout="grid" />
    </>
  ),
  gains: ({ gains: { items, ...intro } }) => (
    <>
      <SectionIntro id="gains" {...intro} size="heading" space="small" />
      <BenefitList benefits={items} size="small" />
    </>
  ),
  outcomes: ({ outcomes: { items, columns, later, ...intro } }) => (
    <Beside split="4/8">
      <div>
        <SectionIntro id="outcomes" {...intro} size="heading" space="small" />
        {later && <LaterSteps steps={later} />}
      </div>
      <BeforeAfter labels={columns} changes={items} />
    </Beside>
  ),
  paper: ({ paper }) => <WorkingPaper paper={paper} />,
}
