import { ArticleCarousel } from '#components/articles/ArticleCarousel.tsx'
import { NewsletterForm } from '#components/inquiry/NewsletterForm.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { newsletter, resources } from '#content/resources.ts'
import { paths } from '#content/routes.ts'
import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, carousel, onYourDesk } = resources
  return (
    <>
      <Hero {...hero} />
      <TitledSection ground="tint" {...onYourDesk}>
        <SymptomIndex items={onYourDesk.items} />
      </TitledSection>
      <Section labelledBy={carousel.id}>
        <ArticleCarousel {...data} labels={carousel} listing={paths.articles} />
      </Section>
      <NewsletterForm text={newsletter} />
    </>
  )
}

Page.head = resources.head
