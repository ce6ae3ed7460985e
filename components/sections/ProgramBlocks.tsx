import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ProgramBlock, ProgramPageContent } from '#content/schema/program.ts'
import { Section } from '../ui/Section.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { BenefitList } from './BenefitList.tsx'
import { LaterSteps } from './LaterSteps.tsx'
import { MomentList } from './MomentList.tsx'
import { PointList } from './PointList.tsx'
import { SectionIntro } from './SectionIntro.tsx'
import { SittingColumns } from './SittingColumns.tsx'
import { SplitSection } from './SplitSection.tsx'
import { ThemeList } from './ThemeList.tsx'
import { WeekPlan } from './WeekPlan.tsx'
import { WeekTimeline } from './WeekTimeline.tsx'

const Elsewhere = chakra('p', {
  base: {
    textStyle: 'note',
    textWrap: 'pretty',
    pt: '5',
    mt: '1',
    borderTopWidth: '1px',
    borderColor: 'line.base',
  },
})

const Paragraphs = chakra('div', {
  base: { maxW: 'text', '& p': { textStyle: 'lead' }, '& p + p': { mt: '5' } },
})

/** How each part of a program page is drawn. */
const draw: Record<ProgramBlock, (content: ProgramPageContent) => ReactNode> = {
  pitch: ({ pitch }) =>
    pitch && (
      <SplitSection id="pitch" split="5/7" ground={pitch.ground} label={pitch.label} heading={pitch.heading}>
        <Paragraphs>
          {pitch.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Paragraphs>
      </SplitSection>
    ),
  audience: ({ audience: { people, elsewhere, ...intro } }) => (
    <SplitSection id="audience" split="5/7" {...intro}>
      <PointList points={people} />
      <Elsewhere>
        {elsewhere.text} <TextLink to={elsewhere.link.href}>{elsewhere.link.label}</TextLink>.
      </Elsewhere>
    </SplitSection>
  ),
  structure: ({ structure: { ground, phases, plan, ...intro } }) => (
    <Section ground={ground} labelledBy="structure">
      <SectionIntro id="structure" {...intro} />
      <WeekPlan rows={plan} />
      <WeekTimeline phases={phases} />
    </Section>
  ),
  moments: ({ moments: { ground, items, ...intro } }) => (
    <Section ground={ground} labelledBy="moments">
      <SectionIntro id="moments" {...intro} />
      <MomentList moments={items} />
    </Section>
  ),
  workshop: ({ workshop: { ground, sittings, ...intro } }) => (
    <Section ground={ground} labelledBy="workshop">
      <SectionIntro id="workshop" {...intro} />
      <SittingColumns sittings={sittings} />
    </Section>
  ),
  themes: ({ themes: { ground, items, ...intro } }) => (
    <Section ground={ground} labelledBy="themes">
      <SectionIntro id="themes" {...intro} />
      <ThemeList themes={items} />
    </Section>
  ),
  gains: ({ gains: { items, ...intro } }) => (
    <SplitSection id="gains" split="5/7" {...intro}>
      <BenefitList benefits={items} />
    </SplitSection>
  ),
  outcomes: ({ outcomes: { ground, items, columns, later, ...intro } }) => (
    <Section ground={ground} labelledBy="outcomes">
      <SectionIntro id="outcomes" {...intro} />
      <BeforeAfter labels={columns} changes={items} />
      {later && <LaterSteps steps={later} />}
    </Section>
  ),
}

/** The parts of a program page, in the order in which the program tells them. */
export function ProgramBlocks({ content }: { content: ProgramPageContent }) {
  return content.order.map((block) => {
    const Block = draw[block]
    return <Block key={block} {...content} />
  })
}
