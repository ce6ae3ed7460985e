import { readCopy } from './collections/readCopy.ts'
import { readPage } from './collections/readPage.ts'

import { organization } from './organization.ts'
import { leadershipPrograms, transformationPrograms } from './programs.ts'
import { homePage } from './schema/pages/company.ts'
import { clientFile, testimonialFile } from './schema/people.ts'
import { workingPaper } from './schema/workingPaper.ts'

const { programs, clients, why, ...page } = readPage('home', homePage, () => [organization])
const goalCard = readCopy('papers/goal-card', workingPaper)
const { testimonials } = readCopy('people/testimonials', testimonialFile)
const [first, ...others] = testimonials

/** Copy of the home page. */
export const home = {
  ...page,
  programs: {
    ...programs,
    // The same three levels in both families.
    levels: leadershipPrograms.map((program, level) => [
      program,
      ...transformationPrograms.slice(level, level + 1),
    ]),
  },
  voices: { ...(first as (typeof testimonials)[number]), others },
  clients: { ...clients, ...readCopy('people/clients', clientFile) },
  why: {
    ...why,
    // Without name and observer, who are in the text.
    paper: {
      ...goalCard,
      parts: goalCard.parts.map((part) =>
        part.kind === 'fields' ? { ...part, fields: part.fields.slice(1, 3) } : part,
      ),
      signatures: goalCard.signatures.slice(0, 2),
    },
  },
}
