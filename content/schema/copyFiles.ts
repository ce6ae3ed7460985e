import type { z } from 'zod'
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

/** All files of copy by their path below `content/`, without extension. The folder is the group in the editor. */
export const copyFiles: Readonly<Record<string, CopyFile>> = {
  'pages/home': { label: 'Home', schema: homePage, page: '/' },
  'pages/solutions': { label: 'Solutions', schema: solutionsPage, page: '/solutions' },
  'pages/leadership': { label: 'Leadership', schema: leadershipHub, page: '/leadership' },
  'pages/a1': { label: 'A1', schema: programPage, page: '/leadership/a1' },
  'pages/a2': { label: 'A2', schema: programPage, page: '/leadership/a2' },
  'pages/a3x': { label: 'A3X', schema: programPage, page: '/leadership/a3x' },
  'pages/transformation': { label: 'Transformation', schema: transformationHub, page: '/transformation' },
  'pages/t1': { label: 'T1', schema: programPage, page: '/transformation/t1' },
  'pages/t2': { label: 'T2', schema: programPage, page: '/transformation/t2' },
  'pages/t3x': { label: 'T3X', schema: programPage, page: '/transformation/t3x' },
  'pages/strategy': { label: 'Strategy', schema: strategyPage, page: '/strategy' },
  'pages/strategic-thinking': {
    label: 'Strategic Thinking',
    schema: strategicThinkingPage,
    page: '/strategy/strategic-thinking',
  },
  'pages/storytelling': {
    label: 'Storytelling',
    schema: storytellingPage,
    page: '/strategy/storytelling',
  },
  'pages/short-form': { label: 'Short-form programs', schema: shortFormPage, page: '/strategy/short-form' },
  'pages/coaching': { label: 'Coaching', schema: coachingPage, page: '/coaching' },
  'pages/platforms': { label: 'Platforms', schema: platformsPage, page: '/platforms' },
  'pages/leap': { label: 'LEAP', schema: leapPage, page: '/platforms/leap' },
  'pages/space': { label: 'SPACE', schema: spacePage, page: '/platforms/space' },
  'pages/ai-arena': { label: 'AI Arena', schema: aiArenaPage, page: '/platforms/ai-arena' },
  'pages/impact': { label: 'Impact & ROI', schema: impactPage, page: '/impact' },
  'pages/industries': { label: 'Industries', schema: industriesPage, page: '/industries' },
  'pages/about': { label: 'About', schema: aboutPage, page: '/about' },

  'pages/contact': { label: 'Contact', schema: contactPage, page: '/contact' },
  'pages/demo': { label: 'Book a demo', schema: demoPage, page: '/demo' },
  'pages/resources': { label: 'Resources', schema: resourcesPage, page: '/resources' },
  'pages/articles': { label: 'Articles: list and pages', schema: articlesPage, page: '/resources/articles' },
  'pages/modules': { label: 'Modules: catalog and pages', schema: modulesPage, page: '/fast-track-modules' },
  'pages/not-found': { label: 'Page not found', schema: notFoundPage },

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
  'site/phrases': { label: 'Shared phrases', schema: phraseFile },
  'site/programs': {
    label: 'Programs, as cards and lists show them',
    schema: programFile,
    page: '/solutions',
  },
  'site/screens': { label: 'Illustrations of the platforms', schema: screenFile, page: '/platforms' },
  'site/arena': { label: 'Sample conversation', schema: arenaFile, page: '/platforms/ai-arena' },
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
