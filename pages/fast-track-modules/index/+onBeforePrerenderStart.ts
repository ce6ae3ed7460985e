import { modules } from '#content/collections/modules.ts'
import { prerenderPart } from '#content/collections/prerenderPart.ts'
import { paths } from '#content/routes.ts'
import { listingPages } from '#content/schema/pagination.ts'

/** Both addresses of the catalog, and its further pages. https://vike.dev/onBeforePrerenderStart */
export default () =>
  prerenderPart([paths.modulesAlias, ...listingPages(paths.modules, modules.list().length)])
