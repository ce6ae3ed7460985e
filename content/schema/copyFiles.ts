import type { z } from 'zod'
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
  companyFile,
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
  page?: string
}

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

  'people/team': { label: 'Leadership team', schema: teamFile, page: '/about' },
  'people/coaches': { label: 'Coaches', schema: coachFile, page: '/coaching' },
  'people/testimonials': { label: 'Testimonials', schema: testimonialFile, page: '/' },
  'people/clients': { label: 'Clients', schema: clientFile, page: '/' },

  ...filesOf('papers', workingPaper, paperNames),

  'figures/programs': { label: 'Leaders and their teams', schema: figureFile, page: '/impact' },
  'figures/returns': { label: 'Return', schema: figureFile, page: '/impact' },
  'figures/change': { label: 'Change programs', schema: figureFile, page: '/impact' },
  'figures/formats': { label: 'Strategy, workshops, modules and coaching', schema: figureFile },
  'figures/network': { label: 'Coaches and clients', schema: figureFile, page: '/impact' },
  'figures/allowed': { label: 'Figures that aren’t claims', schema: allowedFile },

  'brand/brand': { label: 'Company, office and colors', schema: brandFile, page: '/contact' },

  ...filesOf('legal', legalFile, legalNames, '/contact#'),

  'site/notice': { label: 'Notice above the header', schema: noticeFile, page: '/' },
  'site/menu': { label: 'Menu', schema: menuFile },
  'site/footer': { label: 'Footer', schema: footerFile },
  'site/forms': { label: 'Forms', schema: formFile, page: '/contact' },
  'site/mails': { label: 'Emails and pages of the server', schema: mailFile },
  'site/downloads': { label: 'Downloads', schema: downloadFile },
  'site/redirects': { label: 'Redirects', schema: redirectFile },
  'site/company': { label: 'Company', schema: companyFile },
  'site/search': { label: 'Search', schema: searchFile },
  'site/lists': { label: 'Saved items', schema: listFile },
  'site/messages': { label: 'Messages and words for screen readers', schema: messageFile },
  'site/calculator': { label: 'ROI calculator', schema: calculatorFile, page: '/impact#roi-calculator' },
  'site/documents': { label: 'Printed documents and workbook', schema: documentFile },
  'site/topics': { label: 'Topics of inquiries', schema: topicFile, page: '/contact' },
  'site/synonyms': { label: 'Words that the search knows', schema: synonymFile },
  'site/phrases': { label: 'Prices and shared phrases', schema: phraseFile },
  'site/programs': {
    label: 'Programs, as cards and lists show them',
    schema: programFile,
    page: '/solutions',
  },
  'site/screens': { label: 'Illustrations of the platforms', schema: screenFile, page: '/platforms' },
  'site/arena': { label: 'Sample conversation', schema: arenaFile, page: '/platforms/ai-arena' },
}

/** The files of the pages: that of `aiArena` is "ai-arena". */
function pageFiles() {
  const files = Object.entries(pages).map(([name, [label, schema]]): [string, CopyFile] => [
    `pages/${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
    { label, schema, ...(name !== 'notFound' && { page: paths[name as keyof typeof paths] }) },
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
    { label, schema, ...(page && { page: page + name }) },
  ])
  return Object.fromEntries(files)
}
