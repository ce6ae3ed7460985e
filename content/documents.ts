import { company } from './company.ts'
import { formatMonth } from './formatMonth.ts'
import { phrases } from './labels/phrases.ts'

/** When the content of the downloads last changed. Printed on covers, stored in the files and shown next to their links. */
const date = '2026-11-01T00:00:00Z'

/** Texts of the downloads that no page has: covers, headings, headers and footers. */
export const documents = {
  edition: `Edition ${formatMonth(date)}`,
  /** Creation date written into the files; fixed, so that the same content produces the same bytes. */
  date,
  footer: `${company.name} · ${company.website.replace('https://', '')} · ${company.emails.contact}`,
  /** Between the number of a page and that of all pages. */
  of: 'of',
  paperHeading: 'The working paper, filled in',
  contact: {
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    address: 'Headquarters',
    hours: 'Hours',
  },
  programGuide: {
    title: 'Program Guide',
    subtitle:
      'Six 12-week programs and five solution families: who takes part, what happens in which weeks, and what changes.',
    familyLabels: { duration: 'Duration', participants: 'Participants', programs: 'Programs' },
    comparisonHeading: 'Six programs, side by side',
    comparisonColumns: ['Focus', 'Main parts', 'After week 12'],
    contentsHeading: 'Six programs, three pages each',
    page: 'page',
    familiesHeading: 'Five solution families',
    familiesText: 'Each is described by the situation it’s meant for.',
    methodHeading: 'The five-step methodology',
    weeksHeading: 'Three-phase structure',
    outcomesHeading: 'Outcomes',
    audienceHeading: 'Who it is for',
    nextHeading: 'The next step',
    nextText: `Tell us how many people are involved and when you need to see results. We answer within ${phrases.answer}. After a first call you get a plan with cohorts, dates and price, whether or not you go ahead.`,
  },
  strategicThinking: {
    title: 'Strategic Thinking',
    subtitle:
      'A 12-week program: one open question of your own, four frameworks, one decision that a sponsor signs.',
    changesHeading: 'What changes in the working week',
  },
  leapGuide: {
    title: 'LEAP Guide',
    subtitle:
      'The enterprise development portal: features, benefits, security, systems and data for HR, L&D and IT.',
    cohortHeading: (title: string, week: string) => `The cohort page: ${title}, ${week.toLowerCase()}`,
    rolesHeading: 'Benefits by role',
    systemsHeading: 'For your IT department: sign-in, interfaces and data location',
    systemsText: 'The same for LEAP, SPACE and AI Arena.',
    next: {
      heading: 'See LEAP with a cohort like yours',
      text: 'For the demo we set up a sample cohort of your size in your program. Request it here.',
    },
  },
  impactReport: {
    title: 'Impact Report',
    subtitle: 'What our programs change, what it is worth, and the source of each figure.',
    readingsText:
      'Averages of A1 and A2 cohorts, measured by week 1 and again in week 12, performance over the quarter before and after, turnover over the year before and after.',
    sourcesText:
      'Every figure we publish about our results, our coaches and our clients. Groups of fewer than eight participants are left out of the averages, and ranges give the middle half of all clients. Your results depend on your people and your starting point, so treat the figures as a comparison and not as a forecast.',
  },
  brochure: {
    title: 'Leadership programs, coaching and change work',
    subtitle: company.tagline,
    aboutHeading: 'Our story',
    principlesHeading: 'Four working principles',
    solutionsHeading: 'What we do',
    figuresHeading: 'Results and reach',
    figuresText: `The Impact Report and ${company.website.replace('https://', '')}/impact say what each figure counts, and who reports it.`,
    contactHeading: 'Where to find us',
    contactText: `A person answers within ${phrases.answer}.`,
  },
  roiCalculator: {
    title: 'ROI calculator',
    sheet: 'ROI',
    note: 'Change the sand-colored cells; the rest recalculates.',
    currency: 'All amounts are in one currency, whichever you use.',
    limits: (min: number, max: number) => `From ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`,
    wholeLimits: (min: number, max: number) =>
      `A whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`,
    assumption: 'Assumption',
    value: 'Value',
    unit: 'Unit',
    remark: 'Remark',
    multiple: 'Returned for each unit spent',
    net: 'Value less cost',
    payback: 'Paid back after, in months',
    breakEven: 'Breaks even at this share of the gains, in percent',
    gains: 'All gains in these months, before crediting a share',
    total: 'Total',
  },
} as const
