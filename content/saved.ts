import { paths } from './routes.ts'
import { topics } from './topics.ts'

/** Copy of everything about saved articles and modules (controls.md, row 43). */
export const saved = {
  button: {
    save: 'Save',
    remove: 'Remove from saved',
    savedToast: { title: 'Saved', text: 'You find it under Saved on the articles page, in this browser.' },
    visitToast: {
      title: 'Saved for this visit',
      text: 'Your browser does not let this site keep anything for longer.',
    },
    removedToast: { title: 'Removed', text: 'It is no longer among your saved items.' },
  },
  link: { label: 'Saved items', href: `${paths.articles}?saved=1` },
  modules: {
    heading: 'Saved Modules',
    articlesHeading: 'One Question about All',
    text: 'Ask about everything you saved together: the titles go into one message, which you can change before you send it.',
    ask: 'Ask about These',
    intro: 'Please tell me more about these modules:',
    articlesIntro: 'These articles are about what concerns us:',
    topic: topics.modules,
  },
} as const
