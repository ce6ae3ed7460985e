import { paths } from '#content/routes.ts'

/** https://vike.dev/onBeforePrerenderStart */
export default () => [paths.modules, paths.modulesAlias]
