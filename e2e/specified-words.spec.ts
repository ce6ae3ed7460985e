import { company } from '#content/brand.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PHASES =
  'Weeks 1-2; Assessment & Discovery; Weeks 3-10; Skill Development; Weeks 11-12; Integration & Action Planning'

/** What the specification words on each page, but for the company's own data: texts, separated by semicolons, and the targets of named links. */
const specified: Record<string, { texts?: string; links?: Record<string, string> }> = {
  '/': {
    texts: '8.5x; 40%; 500+; 50+; 95%; engagement improved by 45%',
    links: {
      'Explore Programs': '/solutions',
      'Explore All Programs': '/solutions',
      'Start Your Journey': '/contact',
      'Schedule a Demo': '/demo',
    },
  },
  '/about': {
    texts:
      'Genesis; Global Impact; Future Forward; Human-Centered; Innovation; Results-Driven; Excellence; Human-led; Tech-enabled',
    links: { 'Contact Us': '/contact' },
  },
  '/solutions': {
    texts: 'Assessment; Learning; Coaching; Practice; Reinforcement; 98%; 25+; 15+',
    links: {
      'Discover Our Platforms': '/platforms',
      'Download Program Guide': '/downloads/program-guide.pdf',
    },
  },
  '/leadership': { texts: '+85%; +41%; +65%; +23%' },
  '/leadership/a1': {
    texts: `${PHASES}; 10-25; 2-day Take Charge workshop; 6 coaching sessions; 3 webinars plus 3 keynote lectures`,
  },
  '/leadership/a2': { texts: `${PHASES}; 2-day Ignite workshop; 6 coaching sessions; at 6 and 12 months` },
  '/leadership/a3x': { texts: '8-12 executives; CXOs; Business unit heads; High-potential senior leaders' },
  '/transformation': { texts: '+75%; +68%; +52%; +43%' },
  '/transformation/t1': { texts: `${PHASES}; 8-20; “Leading Through Change” workshop` },
  '/transformation/t2': {
    texts: `${PHASES}; 8-20; “Navigating Complexity” workshop; 6 executive coaching sessions`,
  },
  '/transformation/t3x': {
    texts:
      'Executive Assessment; Weeks 4-9; Enterprise Action Planning; “Enterprise Change Leadership” workshop',
  },
  '/strategy/strategic-thinking': {
    texts: 'Weeks 1-2; Weeks 3-10; Weeks 11-12; 91%; 84%',
    links: { 'Download Strategic Thinking Brochure': '/downloads/strategic-thinking.pdf' },
  },
  '/strategy/storytelling': {
    texts: 'Situation; Complication; Question; Answer; Recommendation; Example; 93%; 87%',
    links: { 'Explore Storytelling Labs': '#framework', 'Contact Us': '/contact?topic=storytelling' },
  },
  '/strategy/short-form': {
    texts:
      '1-Day Intensives; 2-Day Immersives; Custom Workshops; SCQuARE Storytelling Workshop; Program Impact; 98%; 3x',
    links: { 'Contact Us': '/contact?topic=short-form' },
  },
  '/coaching': {
    texts:
      'Executive Coaching; 6-12 months; Diagnostics; Coaching Sessions; Action Planning; Progress Tracking; 89%; 76%',
    links: { 'Explore Coaching': '#pathways' },
  },
  '/platforms': {
    texts: 'Why It Works; Integration',
    links: {
      'Explore LEAP': '/platforms/leap',
      'Explore SPACE': '/platforms/space',
      'Explore AI Arena': '/platforms/ai-arena',
      'Explore Our Platforms': '#platforms',
    },
  },
  '/platforms/leap': {
    texts: 'Smart matching; Progress analytics; ROI tracking; SOC 2 Type II; GDPR compliant; High uptime',
    links: { 'Download LEAP Guide': '/downloads/leap-guide.pdf' },
  },
  '/platforms/space': {
    texts: 'Client management; Session analytics; Global coach network; Impact measurement',
    links: { 'Join as Coach': '/contact?topic=coach-network', 'Contact Us': '/contact?topic=space' },
  },
  '/platforms/ai-arena': {
    texts:
      'Choose scenario; Practice with AI; Receive feedback; Track progress; Real-time feedback; Video practice',
  },
  '/impact': {
    texts: '86%; +65%; +41%; 23%; 3.2x; 320% within 12-18 months; 15-25%; 20-30%',
    links: {
      'Download Impact Report': '/downloads/impact-report.pdf',
      'Download ROI Calculator': '/downloads/roi-calculator.xlsx',
      'Contact Us': '/contact?topic=impact',
    },
  },
  '/industries': { texts: 'Challenges; Solutions; Outcomes; Case study; 15+ industries' },
  '/resources': {
    links: { 'View All Articles': '/resources/articles', 'Browse All Articles': '/resources/articles' },
  },
  '/contact': {
    texts: `Get in Touch; ${company.address.at(-1)}; ${company.hours}; 500+`,
    links: { 'Download Brochure': '/downloads/brochure.pdf' },
  },
}

test.use({ javaScriptEnabled: false })

test('every page says what the specification words', async ({ page }) => {
  for (const [path, { texts = '', links = {} }] of Object.entries(specified)) {
    await page.goto(path)
    const main = page.getByRole('main')
    for (const text of texts.split('; ')) await expect.soft(main, path).toContainText(text)
    for (const [name, href] of Object.entries(links))
      await expect.soft(main.getByRole('link', { name }).first(), path).toHaveAttribute('href', href)
  }
})
