const labels = {
  a1: 'A1: First-time and frontline managers',
  a2: 'A2: Mid-level leaders',
  a3x: 'A3X: Executive consultation',
  t1: 'T1: Frontline change',
  t2: 'T2: Change for mid-level leaders',
  t3x: 'T3X: Enterprise change for executives',
  leadership: 'Leadership development (A1, A2, A3X)',
  transformation: 'Transformation and change (T1, T2, T3X)',
  strategy: 'Strategic thinking and storytelling',
  'strategic-thinking': 'Strategic Thinking',
  storytelling: 'Storytelling for Leaders',
  'short-form': 'Short-form programs',
  scquare: 'SCQuARE Storytelling Workshop',
  bootcamp: 'Executive Communication Bootcamp',
  sprint: 'Strategic Thinking Sprint',
  modules: 'Performance accelerators',
  'module-series': 'A tailored series of modules',
  coaching: 'Coaching',
  'coaching-consultation': 'Coaching consultation',
  platforms: 'Platforms (LEAP, SPACE, AI Arena)',
  leap: 'LEAP',
  space: 'SPACE',
  'coach-network': 'Join the coach network',
  'ai-arena': 'AI Arena',
  impact: 'Impact and ROI',
  industries: 'Programs for our industry',
  pharma: 'Pharma and life sciences',
  gcc: 'Global capability centers',
  startups: 'Startups and high-growth firms',
  enterprise: 'Enterprise corporate teams',
  consultation: 'Consultation',
  newsletter: 'Newsletter',
  'article-subject': 'A topic for an article',
  programs: 'Programs in general',
  'first-cohort': 'A first cohort, program not yet chosen',
}

/** The slug of a topic that has a label of its own; a module is named by its title. */
export type TopicSlug = keyof typeof labels

/** The names of the topics of an inquiry in its forms, by slug. Separate from the topics, which load with every page. */
export const topicLabels: Readonly<Record<string, string>> = labels
