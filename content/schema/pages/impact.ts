import { z } from 'zod'
import { download, explainedFigure, figure, line, link, paragraph, topic } from '../fields.ts'
import { serviceHead } from '../page.ts'
import { closing, hero, section, titledPoint } from '../sections.ts'

const explained = z.array(explainedFigure()).min(1)

/** The schema of `content/pages/impact.yaml`; the calculator is in `content/site/calculator.yaml`. */
export const impactPage = z.strictObject({
  head: serviceHead.extend({ topic: topic() }),
  hero: hero.extend({ report: download(), calculator: link() }),
  metrics: section.extend({ figures: explained }),
  roi: section.extend({
    figure: figure(),
    about: paragraph(400),
    business: z.strictObject({ heading: line(), figures: explained }),
  }),
  framework: section.extend({ categories: z.array(titledPoint).min(1) }),
  sources: section.extend({
    columns: z.strictObject({
      figure: line(60),
      figures: line(60).meta({ description: 'Follows their number.' }),
      counted: line(60),
      witness: line(60),
    }),
    data: z
      .strictObject({ n: line(30), start: line(30), responseRate: line(30), asOf: line(30) })
      .meta({ description: 'What introduces each of these values, where a figure has it.' }),
    link: link(),
  }),
  limits: section.extend({ text: paragraph(600) }),
  closing: closing.extend({ contact: line(40), report: download() }),
})
