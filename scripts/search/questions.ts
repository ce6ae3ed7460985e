import { articlePath, modulePath, paths } from '#content/routes.ts'

/** A query and the page that must be its first result, or among the first three. */
export interface Question {
  typed: string
  expected: string
  /** Whether the first three are good enough, because other pages match as well. */
  amongThree?: true
}

const first = (expected: string, ...typed: string[]): Question[] =>
  typed.map((text) => ({ typed: text, expected }))
const amongThree = (expected: string, ...typed: string[]): Question[] =>
  typed.map((text) => ({ typed: text, expected, amongThree: true }))

/** Real questions of HR heads, managers and coaches, with their typing errors. */
export const questions: readonly Question[] = [
  // Programs, by name and by what people call them
  ...first(paths.a1, 'a1', 'A1 program', 'first-time managers', 'take charge workshop', 'frist time manager'),
  ...first(paths.a2, 'a2', 'ignite workshop'),
  ...amongThree(paths.a2, 'mid-level leaders'),
  ...first(paths.a3x, 'a3x', 'executive retreat'),
  ...amongThree(paths.a3x, 'cxo', 'program for business unit heads', 'high potential senior leaders'),
  ...first(paths.t1, 't1', 'leading through change workshop'),
  ...amongThree(paths.t1, 'frontline managers', 'fronline leaders'),
  ...first(paths.t2, 't2', 'navigating complexity', 'navigting complexty'),
  ...first(paths.t3x, 't3x', 'enterprise change leadership'),
  ...first(paths.strategicThinking, 'strategic thinking', 'stratgic thinking program'),
  ...first(
    paths.storytelling,
    'storytelling',
    'story telling',
    'storyteling labs',
    'situation complication question answer',
  ),
  ...first(paths.shortForm, 'SCQuARE', 'executive communication bootcamp'),
  ...amongThree(paths.shortForm, 'strategic thinking sprint', 'short-form programs', '1-day intensives'),
  // Overviews
  ...first(paths.coaching, 'coaching', 'executive coaching', 'team coaching', 'executiv coachng'),
  ...first(paths.leap, 'leap', 'leap platform'),
  ...first(paths.space, 'space', 'coach portal', 'join as coach'),
  ...first(paths.aiArena, 'ai arena', 'practice with AI'),
  ...amongThree(paths.platforms, 'platforms', 'platfroms'),
  ...first(paths.impact, 'impact', 'roi', 'return on investment'),
  ...amongThree(paths.impact, 'how do you measure results'),
  ...first(paths.industries, 'industries', 'pharma', 'life sciences', 'global capability centers'),
  ...amongThree(paths.about, 'about', 'about us', 'founder', 'founded 2020'),
  ...first(paths.contact, 'contact', 'phone number', 'contcat us', 'privacy policy'),
  ...amongThree(paths.solutions, 'solutions'),
  ...amongThree(paths.transformation, 'transformation', 'change programs'),
  // Modules
  ...first(modulePath('find-your-why'), 'find your why', 'purpose and values', 'why'),
  ...first(modulePath('delegate-without-disappearing'), 'delegation', 'delegaton', 'how to delegate'),
  ...first(modulePath('feedback-that-lands'), 'feedback', 'how do I give feedback'),
  ...amongThree(modulePath('feedback-that-lands'), 'feedbck training'),
  ...amongThree(
    modulePath('hard-conversations-well-held'),
    'difficult conversation',
    'dificult conversatons',
  ),
  ...first(modulePath('hard-conversations-well-held'), 'hard conversation', 'poor performance conversation'),
  ...first(modulePath('influence-without-authority'), 'influence without authority', 'stakeholder'),
  ...first(modulePath('meetings-worth-their-hour'), 'meetings', 'too many meetings', 'fewer meetngs'),
  ...first(modulePath('energy-is-a-budget'), 'workload', 'energy management'),
  ...first(modulePath('decide-with-half-the-facts'), 'decision making under uncertainty'),
  ...first(modulePath('targets-with-meaning'), 'goal setting', 'kpi'),
  ...amongThree(modulePath('priorities-that-survive-monday'), 'time management', 'priorities'),
  ...first(modulePath('present-to-the-top-table'), 'board presentation', 'presentation skills'),
  ...amongThree(modulePath('teams-without-borders'), 'distributed teams', 'time zone collaboration'),
  ...first(modulePath('every-voice-in-the-room'), 'inclusive meetings', 'hybrid teams'),
  ...first(modulePath('customer-first-every-day'), 'customer focus'),
  ...first(modulePath('short-loops-better-work'), 'agile'),
  // Headings and sentences, word for word
  ...first(paths.aiArena, 'difficult conversations', 'real-time feedback'),
  ...first(paths.leap, 'smart matching'),
  ...first(modulePath('find-your-why'), 'trace the pattern with a partner', 'gather the evidence'),
  ...first(articlePath('put-the-decision-first'), 'the same news in five lines', 'same news in fve lines'),
  ...first(articlePath('rehearsing-hard-conversations-with-ai'), 'first run: the speech'),
  // Articles
  ...first(articlePath('a-team-across-five-time-zones'), 'time zones', 'five time zones'),
  ...amongThree(articlePath('building-resilient-leaders'), 'resilience', 'resiliance', 'resilient leaders'),
  ...first(
    articlePath('communication-skills-remote-teams'),
    'communication skills',
    'comunication skils',
    'remote teams',
  ),
  ...first(articlePath('ai-enhanced-leadership-coaching'), 'ai coaching', 'AI-enhanced leadership'),
  ...first(articlePath('first-ninety-days-of-a-new-manager'), 'first 90 days', 'new manager'),
  ...first(articlePath('what-engagement-surveys-miss'), 'engagement survey', 'engagment surveys'),
  ...amongThree(
    articlePath('culture-on-a-bad-day'),
    'culture',
    'organizational culture',
    'organisational culture',
  ),
  ...first(articlePath('build-the-team-where-the-work-waits'), 'team building', 'merged teams'),
  ...first(articlePath('no-surprises-in-the-annual-review'), 'performance reviews', 'anual review'),
  ...first(articlePath('strategy-offsite-that-ends-in-choices'), 'offsite', 'strategy offsite'),
  ...amongThree(articlePath('measuring-leadership-without-fooling-yourself'), 'measuring leadership'),
  // What people type and pages say otherwise (content/site/synonyms.yaml)
  ...amongThree(paths.platforms, 'SSO', 'single sign on'),
  ...amongThree(paths.industries, 'GCC'),
  ...amongThree(paths.a1, 'manager training', 'new manager training', 'one-on-one', '1:1', 'one on ones'),
  ...amongThree(paths.coaching, '1:1 coaching'),
  ...first(paths.leadership, 'leadership training', 'management training'),
  ...amongThree(paths.a3x, 'C-suite'),
  ...amongThree(paths.transformation, 'change management training'),
  ...amongThree(modulePath('every-voice-in-the-room'), 'diversity', 'women in leadership'),
  ...first(
    paths.contact,
    'accessibility',
    'WCAG',
    'VPAT',
    'price',
    'pricing',
    'cancellation',
    'payment terms',
    'references',
    'talk to a client',
    'subprocessors',
    'SOC 2 scope',
    'EU AI Act',
    'how soon can we start',
    'no-shows',
    'what happens next',
    'demo',
    'request a demo',
    'who are the facilitators',
    'minimum group size',
    'volume discount',
  ),
  ...amongThree(paths.impact, 'proof', 'evidence'),
  ...amongThree(paths.modules, 'customization'),
  ...amongThree(modulePath('hard-conversations-well-held'), 'layoffs'),
  ...amongThree(paths.resources, 'newsletter'),
  ...amongThree(
    paths.contact,
    'SOC 2',
    'DPA',
    'data retention',
    'what does it cost',
    'languages',
    'group size',
  ),
  ...amongThree(paths.aiArena, 'AI role-play'),
]
