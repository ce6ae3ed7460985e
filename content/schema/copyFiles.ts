import type { z } from 'zod'
import { inKebabCase } from '../collections/readPage.ts'
import { paths } from '../routes.ts'
import { arenaFile } from './arenaScript.ts'
import { brandFile } from './brand.ts'
import { allowedFile, figureFile } from './claim.ts'
import { documentFile } from './documents.ts'
import { formFile } from './forms.ts'
import { legalFile, legalNames } from './legal.ts'
import { listFile } from './lists.ts'
import { mailFile } from './mails.ts'
import { downloadFile, phraseFile, topicFile } from './names.ts'
import { aboutPage, contactPage, demoPage, homePage, notFoundPage } from './pages/company.ts'
import { articlesPage, modulesPage, resourcesPage } from './pages/lists.ts'
import { coachingPage, impactPage, industriesPage, solutionsPage } from './pages/offers.ts'
import { aiArenaPage, leapPage, platformsPage, spacePage } from './pages/platforms.ts'
import { shortFormPage, storytellingPage, strategicThinkingPage, strategyPage } from './pages/strategy.ts'
import { clientFile, coachFile, teamFile, testimonialFile } from './people.ts'
import { programFile, programPage } from './program.ts'
import { leadershipHub, transformationHub } from './programHub.ts'
import { calculatorFile } from './roiText.ts'
import { screenFile } from './screens.ts'
import {
  footerFile,
  menuFile,
  messageFile,
  noticeFile,
  redirectFile,
  searchFile,
  synonymFile,
} from './site.ts'
import { paperNames, workingPaper } from './workingPaper.ts'

/** A file of copy, as the editor lists it. */
export interface CopyFile {
  label: string
  schema: z.ZodObject
  /** The page that shows it. */
  page?: string | undefined
}

const file = (label: string, schema: z.ZodObject, page?: string): CopyFile => ({ label, schema, page })

/** The copy of each page, by the name of its path. */
const pages: Readonly<
  Record<
    Exclude<keyof typeof paths, 'modulesAlias'> | 'notFound',
    readonly [label: string, schema: z.ZodObject]
  >
> = {
  home: ['Home', homePage],
  solutions: ['Solutions', solutionsPage],
  leadership: ['Leadership', leadershipHub],
  a1: ['A1', programPage],
  a2: ['A2', programPage],
  a3x: ['A3X', programPage],
  transformation: ['Transformation', transformationHub],
  t1: ['T1', programPage],
  t2: ['T2', programPage],
  t3x: ['T3X', programPage],
  strategy: ['Strategy', strategyPage],
  strategicThinking: ['Strategic Thinking', strategicThinkingPage],
  storytelling: ['Storytelling', storytellingPage],
  shortForm: ['Short-form programs', shortFormPage],
  coaching: ['Coaching', coachingPage],
  platforms: ['Platforms', platformsPage],
  leap: ['LEAP', leapPage],
  space: ['SPACE', spacePage],
  aiArena: ['AI Arena', aiArenaPage],
  impact: ['Impact & ROI', impactPage],
  industries: ['Industries', industriesPage],
  about: ['About', aboutPage],
  contact: ['Contact', contactPage],
  demo: ['Book a demo', demoPage],
  resources: ['Resources', resourcesPage],
  articles: ['Articles: list and pages', articlesPage],
  modules: ['Modules: catalog and pages', modulesPage],
  notFound: ['Page not found', notFoundPage],
}

/** All files of copy by their path below `content/`, without extension. The folder is the group in the editor. */
export const copyFiles: Readonly<Record<string, CopyFile>> = {
  ...pageFiles(),

  'people/team': file('Leadership team', teamFile, '/about'),
  'people/coaches': file('Coaches', coachFile, '/coaching'),
  'people/testimonials': file('Testimonials', testimonialFile, '/'),
  'people/clients': file('Clients', clientFile, '/'),

  ...filesOf('papers', workingPaper, paperNames),

  'figures/programs': file('Leaders and their teams', figureFile, '/impact'),
  'figures/returns': file('Return', figureFile, '/impact'),
  'figures/change': file('Change programs', figureFile, '/impact'),
  'figures/formats': file('Strategy, workshops, modules and coaching', figureFile),
  'figures/network': file('Coaches and clients', figureFile, '/impact'),
  'figures/allowed': file('Figures that aren’t claims', allowedFile),

  'brand/brand': file('Company, office and colors', brandFile, '/contact'),

  ...filesOf('legal', legalFile, legalNames, '/contact#'),

  'site/notice': file('Notice above the header', noticeFile, '/'),
  'site/menu': file('Menu', menuFile),
  'site/footer': file('Footer', footerFile),
  'site/forms': file('Forms', formFile, '/contact'),
  'site/mails': file('Emails and pages of the server', mailFile),
  'site/downloads': file('Downloads', downloadFile),
  'site/redirects': file('Redirects', redirectFile),
  'site/search': file('Search', searchFile),
  'site/lists': file('Saved items', listFile),
  'site/messages': file('Messages and words for screen readers', messageFile),
  'site/calculator': file('ROI calculator', calculatorFile, '/impact#roi-calculator'),
  'site/documents': file('Printed documents and workbook', documentFile),
  'site/topics': file('Topics of inquiries', topicFile, '/contact'),
  'site/synonyms': file('Words that the search knows', synonymFile),
  'site/phrases': file('Prices and shared phrases', phraseFile),
  'site/programs': file('Programs, as cards and lists show them', programFile, '/solutions'),
  'site/screens': file('Illustrations of the platforms', screenFile, '/platforms'),
  'site/arena': file('Sample conversation', arenaFile, '/platforms/ai-arena'),
}

/** The files of the pages: that of `aiArena` is "ai-arena". */
function pageFiles() {
  const files = Object.entries(pages).map(([name, [label, schema]]): [string, CopyFile] => [
    `pages/${inKebabCase(name)}`,
    file(label, schema, name === 'notFound' ? undefined : paths[name as keyof typeof paths]),
  ])
  return Object.fromEntries(files)
}

/**
 * Files of one folder and schema, by their labels.
 * @param page what their names follow in the addresses of the pages that show them
 */
function filesOf(
  folder: string,
  schema: z.ZodObject,
  labels: Readonly<Record<string, string>>,
  page?: string,
) {
  const files = Object.entries(labels).map(([name, label]): [string, CopyFile] => [
    `${folder}/${name}`,
    file(label, schema, page && page + name),
  ])
  return Object.fromEntries(files)
}
