import type { RouteSync } from 'vike/types'
import { paths } from '#content/routes.ts'
import { readListingPage } from '#content/schema/pagination.ts'

/** One page on two addresses (specification, point 2, Route table), and the later pages of a long catalog. https://vike.dev/route-function */
const route: RouteSync = ({ urlPathname }) =>
  urlPathname === paths.modulesAlias || readListingPage(paths.modules, urlPathname) !== undefined

export default route
