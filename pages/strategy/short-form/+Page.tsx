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
import { shortForm } from '#content/strategy.ts'

export function Page() {
  const {
    hub,
    hero,
    whoBooks,
    formats,
    featuredPrograms,
    whyShort,
    programImpact,
    calendar,
    paper,
    closing,
  } = shortForm
  const { more, outcomes, ask, ...facts } = featuredPrograms.labels
  return (
    <>
      <Hero {...hero} hub={hub} />
      <PointSection split="5/7" folds columns={2} {...whoBooks} />
      <TitledSection ground="tint" {...formats}>
        <FormatDays formats={formats.items} bestForLabel={formats.bestForLabel} />
      </TitledSection>
      <TitledSection {...featuredPrograms}>
        <OfferRows
          labels={facts}
          items={featuredPrograms.items.map(({ outcomes, ...program }) => ({
            ...program,
            more: (
              <OfferMore
                labels={featuredPrograms.labels}
                outcomes={outcomes}
                topic={program.topic}
                describedBy={`${program.id}-title`}
              />
            ),
          }))}
        />
      </TitledSection>
      <PaperBand paper={paper} {...whyShort}>
        <PointList points={whyShort.items} />
      </PaperBand>
      <FigureSection {...programImpact} plain />
      <TitledSection split="4/8" ground="tint" {...calendar}>
        <DatePlanner {...calendar} />
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}

Page.head = shortForm.head
