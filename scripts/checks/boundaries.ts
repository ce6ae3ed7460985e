/** What the files of one top-level folder may import (docs: README, Layout). Paths have no file extension of their own. */
export interface Boundary {
  /** Folders or files of ours, besides the folder itself. */
  allowed: string[]
  /** Of these only types, which leave nothing behind when the program runs. */
  allowedTypes?: string[]
  /** The only packages it may use. Without it every package is allowed. */
  packages?: string[]
  /** Packages it must not use. */
  refusedPackages?: string[]
  /** A file may import from its own subfolder only, such as one page from another. */
  subfoldersApart?: boolean
}

const serverPackages = ['express', 'express-rate-limit', 'nodemailer', 'pg']
const react = ['react', 'react-dom', '@chakra-ui/react', '@emotion/react', 'framer-motion', 'jotai']

/**
 * The one table of import boundaries. Copy flows content → pages → components; leads browser → server. A subfolder with a line of
 * its own follows that one instead of its folder's.
 */
export const boundaries: Record<string, Boundary> = {
  content: { allowed: [], packages: ['zod', 'yaml', 'marked'] },
  components: {
    allowed: ['content/schema', 'content/labels', 'content/brand.ts'],
    allowedTypes: ['content'],
    refusedPackages: ['vike', 'yaml', 'marked', ...serverPackages],
  },
  pages: {
    allowed: ['components', 'content', 'renderer/usePageContext.tsx'],
    refusedPackages: serverPackages,
    subfoldersApart: true,
  },
  renderer: {
    allowed: [
      'components/history',
      'components/layout',
      'components/shell',
      'components/theme',
      'components/ui/StepContext.tsx',
      'content/brand.ts',
      'content/site.ts',
      'content/schema',
    ],
    refusedPackages: serverPackages,
  },
  server: { allowed: ['content/schema', 'content/brand.ts'], refusedPackages: ['vike', ...react] },
  scripts: {
    allowed: [
      'content',
      'components/search',
      'components/paper/signaturePath.ts',
      'components/paper/tickBox.ts',
    ],
    refusedPackages: ['express'],
  },
  // Shows the components with the content, as pages do, on a server of its own that no build contains.
  'scripts/gallery': { allowed: ['components', 'content'], refusedPackages: ['vike', ...serverPackages] },
  e2e: { allowed: ['content'] },
}
