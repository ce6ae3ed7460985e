import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { PairedBlock, ProgramPageContent } from '#content/schema/program.ts'
import { WorkingPaper } from '../../paper/WorkingPaper.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { BeforeAfter } from '../list/BeforeAfter.tsx'
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

/** Heading on the left, content on the right, if the part has the full width. */
const Beside = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    // The content after the intro is beside it.
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

const Intro = (props: Omit<ComponentProps<typeof SectionIntro>, 'size' | 'space'>) => (
  <SectionIntro space="small" {...props} />
)

interface Place {
  /** Its share of the twelve columns of its band on wide screens. */
  share: number
  /** The programs of the family. */
  neighbors: ReactNode
}

type DrawPart = (content: ProgramPageContent, place: Place) => ReactNode

/** Renders each kind of part of a program page. */
export const drawPart: Record<PairedBlock, DrawPart> = {
  pitch: ({ pitch }, { neighbors }) =>
    pitch && (
      <>
        <Intro id="pitch" label={pitch.label} heading={pitch.heading} />
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
        <PointList points={people} />
        <Elsewhere>
          {elsewhere.text} <TextLink to={elsewhere.link.href}>{elsewhere.link.label}</TextLink>.
        </Elsewhere>
      </div>
    )
    if (share === 12)
      return (
        <Beside split="6/6">
          <div>
            <Intro id="audience" {...intro} />
            {neighbors}
          </div>
          {list}
        </Beside>
      )
    return (
      <>
        <Intro id="audience" {...intro} />
        {list}
      </>
    )
  },
  structure: ({ structure: { phases, plan, captions = 'beside', ...intro } }) => (
    <WeekChart rows={plan} phases={phases} captions={captions}>
      <Intro id="structure" {...intro} />
    </WeekChart>
  ),
  moments: ({ moments }, { share }) => {
    if (!moments) return
    const { items, ...intro } = moments
    return (
      <>
        <Intro id="moments" {...intro} />
        <MomentList moments={items} layout={share < 12 ? 'column' : 'row'} />
      </>
    )
  },
  workshop: ({ workshop: { sittings, ...intro } }, { share }) => (
    <>
      <Intro id="workshop" {...intro} layout={share < 12 ? 'stacked' : 'beside'} />
      <DaySheets sittings={sittings} />
    </>
  ),
  themes: ({ themes: { items, ...intro } }, { share }) => (
    <>
      <Intro id="themes" {...intro} />
      <ThemeList themes={items} layout={share < 5 ? 'column' : 'grid'} />
    </>
  ),
  gains: ({ gains: { items, ...intro } }) => (
    <>
      <Intro id="gains" {...intro} />
      <PointList marker="icon" points={items} />
    </>
  ),
  outcomes: ({ outcomes: { items, columns, later, ...intro } }, { share }) => {
    const head = (
      <div>
        <Intro id="outcomes" {...intro} />
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
