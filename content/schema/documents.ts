import { z } from 'zod'
import { labels, line, paragraph, template } from './fields.ts'
import { alike, day, formed } from './plainFields.ts'
import { textSection } from './sections.ts'

const cover = { title: line(60), subtitle: line(160) }

/** The schema of `content/site/documents.yaml`: texts of the downloads that no page has. */
export const documentFile = z.strictObject({
  date: day.describe('When the content of the downloads last changed; shown on covers and next to links.'),
  edition: template('month'),
  footer: line(),
  of: line(20).describe('Between the number of a page and that of all pages.'),
  paperHeading: line(60),
  contact: labels('email', 'phone', 'website', 'address', 'hours'),
  programGuide: z.strictObject({
    ...cover,
    comparisonHeading: line(60),
    comparisonColumns: z.array(line(30)).length(3),
    contentsHeading: line(60),
    page: line(20),
    next: textSection,
  }),
  strategicThinking: z.strictObject(cover),
  leapGuide: z.strictObject({
    ...cover,
    systemsHeading: line(),
    systemsText: paragraph(200),
    next: textSection,
  }),
  impactReport: z.strictObject({ ...cover, readingsText: paragraph(300), sourcesText: paragraph(500) }),
  brochure: z.strictObject({
    title: cover.title,
    figuresHeading: line(60),
    figuresText: paragraph(200),
    next: textSection,
  }),
  roiCalculator: alike(
    line(60),
    'title',
    'assumption',
    'value',
    'unit',
    'remark',
    'multiple',
    'withoutProductivity',
    'net',
    'netPercent',
    'payback',
    'breakEven',
    'gains',
  ).extend({
    sheet: formed(/^[\w -]{1,31}$/, 'ROI calculator').meta({ title: 'Name of the sheet' }),
    note: line(),
    currency: line(),
    ...alike(template('min', 'max'), 'limits', 'wholeLimits').shape,
    totals: alike(line(60), 'cost', 'value'),
  }),
})
