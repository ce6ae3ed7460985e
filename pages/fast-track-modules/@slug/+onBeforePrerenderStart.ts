import { modules } from '#content/collections/modules.ts'
import { prerenderPart } from '#content/collections/prerenderPart.ts'
import { modulePath } from '#content/routes.ts'

/** All modules, and the 404 page, which the build moves to `404.html`. https://vike.dev/onBeforePrerenderStart */
export default () => prerenderPart([...modules.list().map(({ slug }) => slug), '404'].map(modulePath))
