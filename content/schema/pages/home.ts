import { z } from 'zod'
import { describedPicture, line, link, paragraph, picture } from '../fields.ts'
import { pageHead } from '../page.ts'
import { figures, hero, indexLink, point, question } from '../sections.ts'

/** The schema of `content/pages/home.yaml` (specification, point 2, Home). */
export const homePage = z.strictObject({
  head: pageHead,
  hero: hero.extend({
    image: describedPicture('scenes'),
    backupImage: describedPicture('scenes'),
    explore: link(),
    demo: line(40),
  }),
  figures,
  sources: link(),
  programs: z.strictObject({ heading: line(), text: paragraph() }),
  clients: z.strictObject({ text: line(), link: link() }),
  why: z.strictObject({ heading: line(), text: paragraph(), reasons: z.array(point).min(1), link: link() }),
  index: z.strictObject({
    heading: line(),
    all: link(),
    groups: z.array(z.strictObject({ title: line(60), links: z.array(indexLink).min(1) })).min(1),
  }),
  questions: z.strictObject({
    heading: line(),
    entries: z.array(question).min(1).meta({ title: 'Questions and answers' }),
  }),
  closing: z.strictObject({
    heading: line(),
    text: paragraph(),
    picture: picture('sections'),
    start: link(),
    demo: link(),
  }),
})
