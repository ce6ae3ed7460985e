import type { RouteSync } from 'vike/types'
import { paths } from '#content/routes.ts'

/** One page on two addresses (specification, point 2, Route table). https://vike.dev/route-function */
const route: RouteSync = ({ urlPathname }) =>
  urlPathname === paths.modules || urlPathname === paths.modulesAlias

export default route
