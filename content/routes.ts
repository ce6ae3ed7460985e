/** The path of every static page (specification, point 2, Route table). */
export const paths = {
  home: '/',
  about: '/about',
  solutions: '/solutions',
  leadership: '/leadership',
  a1: '/leadership/a1',
  a2: '/leadership/a2',
  a3x: '/leadership/a3x',
  transformation: '/transformation',
  t1: '/transformation/t1',
  t2: '/transformation/t2',
  t3x: '/transformation/t3x',
  strategy: '/strategy',
  strategicThinking: '/strategy/strategic-thinking',
  storytelling: '/strategy/storytelling',
  shortForm: '/strategy/short-form',
  modules: '/fast-track-modules',
  modulesAlias: '/short-form-programs',
  coaching: '/coaching',
  platforms: '/platforms',
  leap: '/platforms/leap',
  space: '/platforms/space',
  aiArena: '/platforms/ai-arena',
  impact: '/impact',
  industries: '/industries',
  resources: '/resources',
  articles: '/resources/articles',
  contact: '/contact',
  demo: '/demo',
} as const

/** The path of a module's page. */
export const modulePath = (slug: string) => `${paths.modules}/${slug}`

/** The path of an article's page. */
export const articlePath = (id: string) => `${paths.articles}/${id}`

/** The path of a landing page. */
export const landingPath = (name: string) => `/lp/${name}`

/** The paths of all pages that are neither a module nor an article. */
export const staticRoutes: readonly string[] = Object.values(paths)
