import { paths } from './routes.ts'
import { topics } from './topics.ts'

/** Copy of everything about saved articles and modules (docs/controls.md, row 43). */
export const saved = {
  button: {
    save: 'Save',
    remove: 'Remove from saved',
    savedToast: {
      title: 'Saved',
      text: 'You’ll find it under Saved on the Articles page, in this browser only.',
    },
    visitToast: {
      title: 'Saved for this visit',
      text: 'Your browser doesn’t let this site store anything beyond this visit.',
    },
    removedToast: { title: 'Removed', text: 'It’s no longer among your saved items.' },
  },
  link: { label: 'Saved items', href: `${paths.articles}?saved=1` },
  modules: {
    heading: 'Saved Modules',
    articlesHeading: 'Ask about all of them',
    text: 'Ask about everything you saved at once: the titles go into one message, which you can edit before you send it.',
    ask: 'Ask About These',
    intro: 'Please tell me more about these modules:',
    articlesIntro: 'These articles cover the questions we have:',
    topic: topics.modules,
  },
} as const
