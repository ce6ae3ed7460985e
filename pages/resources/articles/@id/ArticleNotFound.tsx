import { ArticlesLink } from '#components/articles/ArticlesLink.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { articleNotFound } from '#content/articleDetail.ts'
import { paths } from '#content/routes.ts'

/** Shown for an address that is no article (specification, point 8). */
export function ArticleNotFound() {
  return (
    <Hero ground="teal" {...articleNotFound}>
      <ArticlesLink look="button" label={articleNotFound.back} href={paths.articles} />
    </Hero>
  )
}
