import { ArticlesLink } from '#components/articles/ArticlesLink.tsx'
import { filterQuery } from '#components/search/list/filters.ts'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { LinkColumns } from '#components/sections/hub/LinkColumns.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { articleNotFound } from '#content/articleListing.ts'
import { paths } from '#content/routes.ts'
import type { ArticleCategory } from '#content/schema/article.ts'

/** Shown for an unknown article (specification, point 8). */
export function ArticleNotFound({ categories }: { categories: readonly ArticleCategory[] }) {
  const links = categories.map((category) => ({
    label: category,
    href: paths.articles + filterQuery({ category }),
  }))
  return (
    <>
      <Hero ground="teal" {...articleNotFound}>
        <ArticlesLink look="button" label={articleNotFound.back} href={paths.articles} />
      </Hero>
      <Section space="tight" labelledBy="categories">
        <SectionIntro id="categories" heading={articleNotFound.categories} />
        <LinkColumns links={links} />
      </Section>
    </>
  )
}
