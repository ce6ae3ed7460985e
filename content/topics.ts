import type { Topic } from './schema/page.ts'

/**
 * The topics of an inquiry, besides the modules (whose slug and title serve as topic). `/contact?topic=` takes the slug; its
 * label (labels/topicLabels.ts) is filled into the form as visible, editable text (docs/controls.md, rule of four).
 */
export const topics = {
  a1: { slug: 'a1' },
  a2: { slug: 'a2' },
  a3x: { slug: 'a3x', asksJobTitle: true },
  t1: { slug: 't1' },
  t2: { slug: 't2' },
  t3x: { slug: 't3x' },
  leadership: { slug: 'leadership' },
  transformation: { slug: 'transformation' },
  strategy: { slug: 'strategy' },
  strategicThinking: { slug: 'strategic-thinking' },
  storytelling: { slug: 'storytelling' },
  shortForm: { slug: 'short-form' },
  scquare: { slug: 'scquare' },
  bootcamp: { slug: 'bootcamp' },
  sprint: { slug: 'sprint' },
  modules: { slug: 'modules' },
  moduleSeries: { slug: 'module-series' },
  coaching: { slug: 'coaching' },
  coachingConsultation: { slug: 'coaching-consultation' },
  platforms: { slug: 'platforms' },
  leap: { slug: 'leap' },
  space: { slug: 'space' },
  coachNetwork: { slug: 'coach-network' },
  aiArena: { slug: 'ai-arena' },
  impact: { slug: 'impact' },
  industries: { slug: 'industries' },
  pharma: { slug: 'pharma' },
  gcc: { slug: 'gcc' },
  startups: { slug: 'startups' },
  enterprise: { slug: 'enterprise' },
  consultation: { slug: 'consultation' },
  newsletter: { slug: 'newsletter' },
  articleSubject: { slug: 'article-subject' },
  programs: { slug: 'programs' },
  firstCohort: { slug: 'first-cohort' },
} as const satisfies Record<string, Topic>
