import { paths } from './routes.ts'

/** Labels for saving articles and modules, and for finding the saved ones (docs/controls.md, row 43). */
export const saved = {
  button: {
    save: 'Save',
    remove: 'Remove from saved',
    savedToast: {
      title: 'Saved',
      text: 'It’s among your saved items, in this browser only.',
    },
    visitToast: {
      title: 'Saved for this visit',
      text: 'Your browser doesn’t let this site store anything beyond this visit.',
    },
    removedToast: { title: 'Removed', text: 'It’s no longer among your saved items.' },
  },
  link: { label: 'Saved items', href: `${paths.articles}?saved=1` },
} as const
