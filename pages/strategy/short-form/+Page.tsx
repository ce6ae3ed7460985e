import { DatePlanner } from '#components/planner/DatePlanner.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { FormatDays } from '#components/sections/hub/FormatDays.tsx'
import { OfferMore } from '#components/sections/hub/OfferMore.tsx'
import { OfferRows } from '#components/sections/hub/OfferRows.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { FigureSection } from '#components/sections/proof/FigureStrip.tsx'
import { shortForm } from '#content/shortForm.ts'

export function Page() {
  const { hub, hero, audience, formats, programs, benefits, impact, calendar, paper, closing } = shortForm
  const { more, outcomes, ask, ...facts } = programs.labels
  return (
    <>
      <Hero {...hero} hub={hub} />
      <PointSection split="5/7" folds columns={2} {...audience} />
      <TitledSection ground="tint" {...formats}>
        <FormatDays formats={formats.items} bestForLabel={formats.bestForLabel} />
      </TitledSection>
      <TitledSection {...programs}>
        <OfferRows
          labels={facts}
          items={programs.items.map(({ outcomes, ...program }) => ({
            ...program,
            more: (
              <OfferMore
                labels={programs.labels}
                outcomes={outcomes}
                topic={program.topic}
                describedBy={`${program.id}-title`}
              />
            ),
          }))}
        />
      </TitledSection>
      <PaperBand paper={paper} {...benefits}>
        <PointList points={benefits.items} />
      </PaperBand>
      <FigureSection space="snug" {...impact} plain />
      <TitledSection split="4/8" ground="tint" space="snug" {...calendar}>
        <DatePlanner {...calendar} />
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}

Page.head = shortForm.head
