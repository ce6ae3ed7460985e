import { articles } from '#content/collections/articles.ts'
import { prerenderPart } from '#content/collections/prerenderPart.ts'
import { paths } from '#content/routes.ts'
import { listingPages } from '#content/schema/pagination.ts'

/** The listing and its further pages. https://vike.dev/onBeforePrerenderStart */
export default () => {
  const listed = articles.list().filter(({ shownIn }) => shownIn.includes('listing'))
  return prerenderPart(listingPages(paths.articles, listed.length))
}
