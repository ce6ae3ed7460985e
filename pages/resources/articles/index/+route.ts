import type { RouteSync } from 'vike/types'
import { paths } from '#content/routes.ts'
import { readListingPage } from '#content/schema/pagination.ts'

/** The listing and its further pages. https://vike.dev/route-function */
const route: RouteSync = ({ urlPathname }) => readListingPage(paths.articles, urlPathname) !== undefined

export default route
