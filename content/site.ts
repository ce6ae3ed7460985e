import { brand } from './brand.ts'
import { counts } from './counts.ts'
import { atStart } from './inWords.ts'
import { modulePath, paths } from './routes.ts'
import type { SiteContent } from './schema/site.ts'

/**
 * The logo's size in pixels, defined at build time (vite.config.ts) because its width depends on the wordmark. Undefined in
 * scripts, which show no logo.
 */
declare const LOGO_SIZE: { width: number; height: number }

/** The company: its brand and its self-description. */
export const company = {
  ...brand,
  website: `https://${brand.domain}`,
  tagline: 'Human-Led. Tech-Enabled. Future-Ready Leadership & Workforce Development.',
  hours: { days: 'Monday to Friday', times: '9:00 AM to 6:00 PM IST' },
} as const

/** The absolute URL of a path on this site, based on `SITE_URL` as Vite defines it at build time. */
export const siteUrl = (path: string) =>
  `${import.meta.env.SITE_URL ?? company.website}${path === '/' ? '/' : path.replace(/\/$/, '')}`

/** Copy of the header, the footer and the dialogs. */
export const site: SiteContent = {
  name: company.name,
  logo: typeof LOGO_SIZE === 'undefined' ? { width: 0, height: 0 } : LOGO_SIZE,
  tagline: company.tagline,
  contactLabel: 'Contact Us',
  bookDemoLabel: 'Book Demo',
  nav: [
    {
      kind: 'menu',
      section: 'solutions',
      label: 'Solutions',
      href: paths.solutions,
      width: 600,
      items: [
        {
          label: 'Leadership Development',
          href: paths.leadership,
          description: 'A1, A2 and A3X: 12-week programs, from first-time managers to executives.',
        },
        {
          label: 'Transformation & Change',
          href: paths.transformation,
          description: 'T1, T2 and T3X: leading people through change, from the frontline to the top.',
        },
        {
          label: 'Strategic Thinking & Storytelling',
          href: paths.strategy,
          description: 'Make better choices, then present them so that others act.',
        },
        {
          label: 'Coaching Solutions',
          href: paths.coaching,
          description: 'Executive, team and performance coaching, each client matched by hand.',
        },
        {
          label: 'Performance accelerators',
          href: paths.modules,
          description: `${atStart(counts.modules)} modules of 60 to 90 minutes, one skill each.`,
        },
      ],
    },
    {
      kind: 'menu',
      section: 'platforms',
      label: 'Platforms',
      href: paths.platforms,
      width: 400,
      items: [
        {
          label: 'LEAP',
          href: paths.leap,
          description: 'The enterprise portal where HR runs programs and sees progress.',
        },
        { label: 'SPACE', href: paths.space, description: 'The portal for our coaches and experts.' },
        {
          label: 'AI Arena',
          href: paths.aiArena,
          description: 'An AI practice lab for difficult conversations.',
        },
      ],
    },
    { kind: 'link', section: 'impact', label: 'Impact & ROI', href: paths.impact },
    { kind: 'link', section: 'industries', label: 'Industries', href: paths.industries },
    { kind: 'link', section: 'resources', label: 'Resources', href: paths.resources },
    { kind: 'link', section: 'about', label: 'About', href: paths.about },
  ],
  footer: {
    blurb:
      'Leadership programs, coaching and change work for people who run teams. Designed in Hyderabad, delivered with coaches in the US, the EU and India.',
    social: { label: `${company.name} on LinkedIn`, href: company.linkedIn },
    columns: [
      {
        heading: 'Solutions',
        links: [
          { label: 'Leadership Development', href: paths.leadership },
          { label: 'Transformation & Change', href: paths.transformation },
          { label: 'Strategic Thinking & Storytelling', href: paths.strategy },
          { label: 'Coaching Solutions', href: paths.coaching },
          { label: 'Performance accelerators', href: paths.modules },
        ],
      },
      {
        heading: 'Platforms',
        links: [
          { label: 'LEAP', href: paths.leap },
          { label: 'SPACE', href: paths.space },
          { label: 'AI Arena', href: paths.aiArena },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About', href: paths.about },
          { label: 'Impact & ROI', href: paths.impact },
          { label: 'Industries', href: paths.industries },
          { label: 'Resources', href: paths.resources },
          { label: 'Contact Us', href: paths.contact },
        ],
      },
    ],
    access: {
      heading: 'Access',
      links: [
        { label: 'Companies/Learners Login', href: company.logins.learners },
        { label: 'Coach Login', href: company.logins.coaches },
      ].filter(({ href }) => Boolean(href)),
    },
    copyright: `© ${company.founded}–2026 ${company.legalName}. All rights reserved.`,
  },
  search: {
    label: 'Search the site',
    placeholder: 'Programs, modules, articles...',
    close: 'Close search',
    listing: paths.articles,
    elsewhere: (query) => `Search the whole site for “${query}”`,
  },
  email: brand.emails.contact,
  confirmation: { label: 'Confirmation', closeLabel: 'Close confirmation' },
  late: {
    loading: 'Loading...',
    // Specification, point 2, Module detail.
    loadingUnder: { [modulePath('')]: 'Loading course details...' },
    unavailable: 'This couldn’t be loaded. Please check your connection and try again.',
    crashed:
      'Part of this page has stopped working. You can keep reading; reload the page to use everything again.',
  },
  legal: [
    { id: 'privacy', label: 'Privacy Policy' },
    { id: 'terms', label: 'Terms of Service' },
    { id: 'cookies', label: 'Cookie Policy' },
  ],
  loadLegalTexts: async () => (await import('./legal.ts')).legalTexts,
}
