import { readCopy } from './collections/readCopy.ts'
import { paths } from './routes.ts'
import { strategicThinkingPage } from './schema/pages/strategy.ts'
import { strategyCrumb } from './strategy.ts'
import { courseHead } from './structuredData.ts'

const { head, audience, structure, themes, gains, outcomes, ...page } = readCopy(
  'pages/strategic-thinking',
  strategicThinkingPage,
)

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = {
  ...page,
  head: courseHead(head, { url: paths.strategicThinking, hub: strategyCrumb, themes: themes.items }),
  audience: { ...audience, id: 'who-it-is-for' },
  structure: { ...structure, id: 'structure' },
  themes: { ...themes, id: 'themes' },
  gains: { ...gains, id: 'gains', items: gains.items.map((text) => ({ text })) },
  outcomes: { ...outcomes, id: 'outcomes' },
}
