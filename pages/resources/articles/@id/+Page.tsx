import { useData } from '#renderer/usePageContext.tsx'
import type { Data } from './+data.ts'
import { ArticleNotFound } from './ArticleNotFound.tsx'
import { ArticlePage } from './ArticlePage.tsx'

export function Page() {
  const data = useData<Data>()
  // Keyed by article, so that an open menu doesn't stay open on the next one.
  return data.article ? (
    <ArticlePage key={data.article.id} {...data} />
  ) : (
    <ArticleNotFound categories={data.categories} />
  )
}
