import { z } from 'zod'
import { line, paragraph, template } from './fields.ts'
import { alike, day } from './plainFields.ts'

const cover = { title: line(60), subtitle: line(160) }

/** The schema of `content/site/documents.yaml`: texts of the downloads that no page has. */
export const documentFile = z.strictObject({
  date: day.meta({
    description: 'When the content of the downloads last changed; shown on covers and next to links.',
  }),
  edition: template('month'),
  footer: line(),
  of: line(20).meta({ description: 'Between the number of a page and that of all pages.' }),
  paperHeading: line(60),
  contact: alike(line(30), 'email', 'phone', 'website', 'address', 'hours'),
  programGuide: z.strictObject({
    ...cover,
    familyLabels: alike(line(30), 'duration', 'participants', 'programs'),
    comparisonHeading: line(60),
    comparisonColumns: z.array(line(30)).length(3),
    contentsHeading: line(60),
    page: line(20),
    familiesHeading: line(60),
    familiesText: paragraph(200),
    methodHeading: line(60),
    weeksHeading: line(60),
    outcomesHeading: line(60),
    audienceHeading: line(60),
    nextHeading: line(60),
    nextText: paragraph(400),
  }),
  strategicThinking: z.strictObject({ ...cover, changesHeading: line(60) }),
  leapGuide: z.strictObject({
    ...cover,
    rolesHeading: line(60),
    systemsHeading: line(),
    systemsText: paragraph(200),
    next: z.strictObject({ heading: line(), text: paragraph(200) }),
  }),
  impactReport: z.strictObject({ ...cover, readingsText: paragraph(300), sourcesText: paragraph(500) }),
  brochure: z.strictObject({
    title: cover.title,
    aboutHeading: line(60),
    principlesHeading: line(60),
    solutionsHeading: line(60),
    figuresHeading: line(60),
    figuresText: paragraph(200),
    contactHeading: line(60),
    contactText: paragraph(200),
  }),
  roiCalculator: z.strictObject({
    title: line(60),
    sheet: z
      .string()
      .regex(/^[\w -]{1,31}$/, 'Write letters, digits and spaces')
      .meta({ title: 'Name of the sheet' }),
    note: line(),
    currency: line(),
    limits: template('min', 'max'),
    wholeLimits: template('min', 'max'),
    assumption: line(30),
    value: line(30),
    unit: line(30),
    remark: line(30),
    totals: alike(line(60), 'cost', 'value'),
    multiple: line(60),
    withoutProductivity: line(60),
    net: line(60),
    netPercent: line(60),
    payback: line(60),
    breakEven: line(60),
    gains: line(60),
  }),
})
