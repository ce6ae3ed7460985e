import { chakra } from '@chakra-ui/react'
import type { PageContext } from 'vike/types'
import { ContactLink } from '#components/inquiry/ContactLink.tsx'
import { CourseBody } from '#components/modules/CourseBody.tsx'
import { CourseHero } from '#components/modules/CourseHero.tsx'
import { CoursePanel } from '#components/modules/CoursePanel.tsx'
import { ModuleCard } from '#components/modules/ModuleCard.tsx'
import { ModuleGrid } from '#components/modules/ModuleGrid.tsx'
import { SaveActions } from '#components/saved/SaveButton.tsx'
import { listAddress } from '#components/search/list/filters.ts'
import { ListLink } from '#components/search/list/ListLink.tsx'
import { CATALOG_ID, moduleFiltersAtom } from '#components/search/list/listings.ts'
import { UnknownEntry } from '#components/search/list/UnknownEntry.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { moduleHead } from '#content/moduleHead.ts'
import { moduleDetail as labels, moduleNotFound } from '#content/modules.ts'
import { paths } from '#content/routes.ts'
import type { PageHead } from '#content/schema/page.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data, ModuleData } from './+data.ts'

const list = { atom: moduleFiltersAtom, path: paths.modules, anchor: CATALOG_ID }

export function Page() {
  const data = useData<Data>()
  if (data.module) return <ModulePage {...data} />
  return <UnknownEntry {...moduleNotFound} {...list} categories={data.categories} />
}

Page.head = (context: PageContext): PageHead => {
  const data = context.data as Data
  return data.module ? moduleHead(data.module, data.image) : moduleNotFound.head
}

/** The page of a module (specification, point 2, Module detail). */
function ModulePage({ module, image, related, mark }: ModuleData) {
  const { title, description, audience, format, category, longDescription } = module
  const [first, ...rest] = longDescription
  const categoryLink = (
    <TextLink to={listAddress(paths.modules, { category }, CATALOG_ID)}>{category}</TextLink>
  )
  return (
    <>
      <CourseHero
        back={
          <ListLink {...list} look="back">
            {labels.back}
          </ListLink>
        }
        badge={
          <>
            {mark && <mark>{mark}</mark>} {category}
          </>
        }
        title={title}
        summary={description}
        lead={first?.kind === 'text' ? first.content : undefined}
        facts={[audience, labels.interactive, format]}
        image={image}
      >
        <ContactLink>{labels.ready.action}</ContactLink>
        <SaveActions kind="modules" id={module.slug} title={title} />
      </CourseHero>
      <Section unnamed>
        <CourseBody
          about={first?.kind === 'text' ? rest : longDescription}
          module={module}
          headings={labels.headings}
          duration={labels.duration}
        >
          <CoursePanel
            heading={labels.information}
            facts={[
              { label: labels.audience, value: audience },
              { label: labels.format, value: format },
              { label: labels.category, value: categoryLink },
            ]}
            ready={labels.ready}
          />
        </CourseBody>
      </Section>
      <TitledSection id="related" heading={labels.related}>
        <ModuleGrid>
          {related.map((card) => (
            <ModuleCard key={card.slug} card={card} />
          ))}
        </ModuleGrid>
        <chakra.div mt="4">
          <ListLink {...list} look="outline">
            {labels.viewAll}
          </ListLink>
        </chakra.div>
      </TitledSection>
    </>
  )
}
