import { articles } from '#content/collections/articles.ts'
import { prerenderPart } from '#content/collections/prerenderPart.ts'
import { articlePath } from '#content/routes.ts'

/** All articles, and the 404 page, which the build moves to `404.html`. https://vike.dev/onBeforePrerenderStart */
export default () => prerenderPart([...articles.list().map(({ id }) => id), '404'].map(articlePath))
