import { contactHref } from '#components/inquiry/contactHref.ts'
import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { ToolFolders } from '#components/platforms/ToolFolders.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'

import { space } from '#content/space.ts'

export function Page() {
  const { hub, topics, hero, features, benefits, tools, outcomes, joining, closing } = space
  const join = contactHref('general', topics.join)
  const contact = contactHref('general', topics.contact)
  return (
    <>
      <Hero ground="coral" {...hero} hub={hub}>
        <ButtonLink to={join}>{hero.join}</ButtonLink>
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <TitledSection {...features}>
        <CoachWeek {...features.week} caption={features.illustration} />
        <PointList columns={2} points={features.items} />
      </TitledSection>
      <TitledSection ground="sand" {...tools}>
        <ToolFolders themes={tools.themes} />
      </TitledSection>
      <TitledSection {...benefits}>
        <BeforeAfter {...benefits} />
      </TitledSection>
      <TitledSection ground="sand" {...outcomes}>
        <FigureStrip figures={outcomes.figures} />
      </TitledSection>
      <TitledSection ground="tint" {...joining}>
        <PointList numbered columns={2} points={joining.steps} />
      </TitledSection>
      <ClosingCall {...closing} next={false}>
        <ButtonLink to={join}>{closing.join}</ButtonLink>
        <ButtonLink look="outline" to={contact}>
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}

Page.head = space.head
