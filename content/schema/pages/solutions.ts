import { z } from 'zod'
import { download, line, link, paragraph } from '../fields.ts'
import { flow } from '../offerings.ts'
import { serviceHead } from '../page.ts'
import { closing, figures, hero, section } from '../sections.ts'
import { listingFamily, solutionFamily } from '../solutions.ts'

const buttons = { demo: line(40), guide: download() }

/** The schema of `content/pages/solutions.yaml`; the A and T programs are in `content/site/programs.yaml`. */
export const solutionsPage = z.strictObject({
  head: serviceHead,
  hero: hero.extend(buttons),
  figures,
  families: section.extend({
    labels: z.strictObject({ duration: line(40), participants: line(40), programs: line(40) }),
    leadership: solutionFamily,
    transformation: solutionFamily,
    strategy: listingFamily,
    modules: listingFamily,
    coaching: listingFamily,
  }),
  method: flow,
  platforms: section.extend({
    links: z.array(link().extend({ text: paragraph(160) })).min(1),
    all: link(),
  }),
  closing: closing.extend(buttons),
})
