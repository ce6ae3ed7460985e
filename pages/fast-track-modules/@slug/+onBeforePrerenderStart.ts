import { modules } from '#content/collections/modules.ts'
import { prerenderPart } from '#content/collections/prerenderPart.ts'
import { modulePath } from '#content/routes.ts'

/** Every module, and the page for addresses that are none, which the build moves to `404.html`. https://vike.dev/onBeforePrerenderStart */
export default () => prerenderPart([...modules.list().map(({ slug }) => slug), '404'].map(modulePath))
