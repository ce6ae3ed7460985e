import { z } from 'zod'
import { line, link, paragraph, picture } from '../fields.ts'
import { pageHead } from '../page.ts'

const page = z.strictObject({
  head: pageHead.pick({ title: true, description: true }),
  heading: line(90),
  lead: paragraph(300),
  hint: line().optional(),
})

/** The schema of `content/pages/not-found.yaml` (specification, points 2 and 8; docs/controls.md, row 51). */
export const notFoundPage = z.strictObject({
  unknown: page.meta({ title: 'Where there is no page' }),
  failed: page.meta({ title: 'In place of a page that failed' }),
  keywords: pageHead.shape.keywords,
  image: picture('scenes'),
  search: z.strictObject({ label: line(40), button: line(30) }),
  linksHeading: line(),
  links: z.array(link()).min(1),
})
