import { readCopy } from '../collections/readCopy.ts'
import { paths } from '../routes.ts'
import { listFile } from '../schema/lists.ts'
import { articlesPage, modulesPage } from '../schema/pages/lists.ts'
import { testimonialFile } from '../schema/people.ts'
import { calculatorFile } from '../schema/roiText.ts'
import { menuFile, messageFile, searchFile } from '../schema/site.ts'

const { saved, savedModules } = readCopy('site/lists', listFile)
const { link, ...savedLabels } = saved

/** Labels of the header. */
export const shellLabels = readCopy('site/menu', menuFile).labels

/** Words for spans of time, and for moved pages, and what screen readers say of carousels, dialogs, papers, notifications and confirmations. */
export const {
  calendar: calendarLabels,
  carousel: carouselLabels,
  confirmation: confirmationLabels,
  dialog: dialogLabels,
  moved: movedText,
  paper: paperLabels,
  toast: toastLabels,
} = readCopy('site/messages', messageFile)

/** What the stars beside a quote say to screen readers. */
export const ratingLabel = readCopy('people/testimonials', testimonialFile).ratingLabel

/** Labels on an article card. */
export const articleCardLabels = readCopy('pages/articles', articlesPage).card

/** Labels on the card of a module. */
export const moduleCardLabels = readCopy('pages/modules', modulesPage).card

/** Labels of the buttons that save articles and modules (docs/controls.md, row 43). */
export const saveLabels = savedLabels

/** The way to what a visitor saved (docs/controls.md, row 43). */
export const savedLink = { label: link, href: `${paths.articles}?saved=1` }

/** Copy of the saved modules in the catalog. */
export const savedModulesText = savedModules

/** What the site search says below its text box. */
export const searchResultsText = readCopy('site/search', searchFile).results

/** What the controls of the ROI calculator on /impact say. It loads with their code, after the calculator's static content. */
export const roiControlsText = readCopy('site/calculator', calculatorFile).controls
