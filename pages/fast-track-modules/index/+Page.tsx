import type { PageContext } from 'vike/types'
import { ContactLink } from '#components/inquiry/ContactLink.tsx'
import { CatalogTopic } from '#components/modules/CatalogTopic.tsx'
import { ModuleCatalog } from '#components/modules/ModuleCatalog.tsx'
import { ProgramFormats } from '#components/modules/ProgramFormats.tsx'
import { CATALOG_ID } from '#components/search/list/listings.ts'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureSection } from '#components/sections/proof/FigureStrip.tsx'
import { catalog } from '#content/modules.ts'
import { catalogTopic } from '#content/moduleTopics.ts'
import { numberedHead } from '#content/numberedHead.ts'
import { paths } from '#content/routes.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, list, formats, reasons, impact, customization, closing } = catalog
  return (
    <>
      <Hero {...hero} />
      <TitledSection id={CATALOG_ID} heading={list.heading}>
        <ModuleCatalog key={data.pagination?.start} {...data} labels={list} />
      </TitledSection>
      <TitledSection ground="tint" {...formats} link={formats.longer}>
        <ProgramFormats formats={formats.items} />
      </TitledSection>
      <PointSection split="5/7" {...reasons} />
      <FigureSection ground="sand" {...impact} plain />
      <TitledSection {...customization}>
        <PointList points={customization.points} columns={3} folds />
        <ContactLink topic={customization.action.topic} look="outline" mt="6">
          {customization.action.label}
        </ContactLink>
      </TitledSection>
      <CatalogTopic topicOf={catalogTopic}>
        <ClosingCall ground="tint" {...closing} />
      </CatalogTopic>
    </>
  )
}

Page.head = ({ data, urlPathname }: PageContext) =>
  numberedHead(catalog, paths.modules, urlPathname, (data as Data).pagination)
