import type { RouteSync } from 'vike/types'
import { paths } from '#content/routes.ts'
import { readListingPage } from '#content/schema/pagination.ts'

/**
 * One page at two addresses (specification, point 2, Route table), and the further pages of the catalog.
 * https://vike.dev/route-function
 */
const route: RouteSync = ({ urlPathname }) =>
  urlPathname === paths.modulesAlias || readListingPage(paths.modules, urlPathname) !== undefined

export default route
