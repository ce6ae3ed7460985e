import type { Topic } from './schema/page.ts'

/**
 * The topics of an enquiry, besides the modules (whose slug and title serve as topic). `/contact?topic=` takes the slug; the
 * label is filled into the form as visible, editable text (docs/controls.md, rule of four).
 */
export const topics = {
  a1: { slug: 'a1', label: 'A1: First-time and frontline managers' },
  a2: { slug: 'a2', label: 'A2: Mid-level leaders' },
  a3x: { slug: 'a3x', label: 'A3X: Executive consultation', asksJobTitle: true },
  t1: { slug: 't1', label: 'T1: Frontline change' },
  t2: { slug: 't2', label: 'T2: Change for mid-level leaders' },
  t3x: { slug: 't3x', label: 'T3X: Enterprise change for executives' },
  leadership: { slug: 'leadership', label: 'Leadership development (A1, A2, A3X)' },
  transformation: { slug: 'transformation', label: 'Transformation and change (T1, T2, T3X)' },
  strategy: { slug: 'strategy', label: 'Strategic thinking and storytelling' },
  strategicThinking: { slug: 'strategic-thinking', label: 'Strategic Thinking' },
  storytelling: { slug: 'storytelling', label: 'Storytelling for Leaders' },
  shortForm: { slug: 'short-form', label: 'Short-form programs' },
  scquare: { slug: 'scquare', label: 'SCQuARE Storytelling Workshop' },
  bootcamp: { slug: 'bootcamp', label: 'Executive Communication Bootcamp' },
  sprint: { slug: 'sprint', label: 'Strategic Thinking Sprint' },
  modules: { slug: 'modules', label: 'Performance accelerators' },
  moduleSeries: { slug: 'module-series', label: 'A tailored series of modules' },
  coaching: { slug: 'coaching', label: 'Coaching' },
  coachingConsultation: { slug: 'coaching-consultation', label: 'Coaching consultation' },
  platforms: { slug: 'platforms', label: 'Platforms (LEAP, SPACE, AI Arena)' },
  leap: { slug: 'leap', label: 'LEAP' },
  space: { slug: 'space', label: 'SPACE' },
  coachNetwork: { slug: 'coach-network', label: 'Join the coach network' },
  aiArena: { slug: 'ai-arena', label: 'AI Arena' },
  impact: { slug: 'impact', label: 'Impact and ROI' },
  industries: { slug: 'industries', label: 'Programs for our industry' },
  pharma: { slug: 'pharma', label: 'Pharma and life sciences' },
  gcc: { slug: 'gcc', label: 'Global capability centers' },
  startups: { slug: 'startups', label: 'Startups and high-growth firms' },
  enterprise: { slug: 'enterprise', label: 'Enterprise corporate teams' },
  consultation: { slug: 'consultation', label: 'Consultation' },
  newsletter: { slug: 'newsletter', label: 'Newsletter' },
  articleSubject: { slug: 'article-subject', label: 'A topic for an article' },
  programs: { slug: 'programs', label: 'Programs in general' },
  firstCohort: { slug: 'first-cohort', label: 'A first cohort, program not yet chosen' },
} as const satisfies Record<string, Topic>
