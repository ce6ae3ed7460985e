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
import { WeekChart } from './WeekChart.tsx'

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
    _print: {
      gridTemplateColumns: '4fr 8fr',
      breakInside: 'avoid',
      '& > div, & > div > div': { breakAfter: 'auto !important' },
    },
  },
  variants: {
    split: {
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
      '6/6': { gridTemplateColumns: { lg: '1fr 1fr' } },
    },
  },
})

interface Place {
  /** Its share of the twelve columns of its band on wide screens. */
  share: number
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
  audience: ({ audience: { people, elsewhere, ...intro } }, { share, neighbors }) => {
    const list = (
      <div>
        <PointList points={people} columns={share < 12 ? 1 : 'tablet 3'} space="small" />
        <Elsewhere>
          {elsewhere.text} <TextLink to={elsewhere.link.href}>{elsewhere.link.label}</TextLink>.
        </Elsewhere>
      </div>
    )
    if (share === 12)
      return (
        <Beside split="6/6">
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
  structure: ({ structure: { phases, plan, captions = 'beside', ...intro } }) => (
    <WeekChart rows={plan} phases={phases} captions={captions}>
      <SectionIntro id="structure" {...intro} size="heading" space="small" />
    </WeekChart>
  ),
  moments: ({ moments }, { share }) => {
    if (!moments) return
    const { items, ...intro } = moments
    return (
      <>
        <SectionIntro id="moments" {...intro} size="heading" space="small" />
        <MomentList moments={items} layout={share < 12 ? 'column' : 'row'} />
      </>
    )
  },
  workshop: ({ workshop: { sittings, ...intro } }, { share }) => (
    <>
      <SectionIntro
        id="workshop"
        {...intro}
        layout={share < 12 ? 'stacked' : 'beside'}
        size="heading"
        space="small"
      />
      <DaySheets sittings={sittings} />
    </>
  ),
  themes: ({ themes: { items, ...intro } }, { share }) => (
    <>
      <SectionIntro id="themes" {...intro} size="heading" space="small" />
      <ThemeList themes={items} layout={share < 5 ? 'column' : 'grid'} />
    </>
  ),
  gains: ({ gains: { items, ...intro } }) => (
    <>
      <SectionIntro id="gains" {...intro} size="heading" space="small" />
      <BenefitList benefits={items} size="small" />
    </>
  ),
  outcomes: ({ outcomes: { items, columns, later, ...intro } }, { share }) => {
    const head = (
      <div>
        <SectionIntro id="outcomes" {...intro} size="heading" space="small" />
        {later && <LaterSteps steps={later} />}
      </div>
    )
    const table = <BeforeAfter labels={columns} changes={items} />
    if (share < 12)
      return (
        <>
          {head}
          {table}
        </>
      )
    return (
      <Beside split="5/7">
        {head}
        {table}
      </Beside>
    )
  },
  paper: ({ paper }) => <WorkingPaper paper={paper} />,
}
