import { landingPages } from '#content/collections/landingPages.ts'
import { prerenderPart } from '#content/collections/prerenderPart.ts'
import { landingPath } from '#content/routes.ts'

/** https://vike.dev/onBeforePrerenderStart */
export default () => prerenderPart(landingPages().map(({ name }) => landingPath(name)))
