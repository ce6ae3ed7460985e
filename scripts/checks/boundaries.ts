/** What the files of a top-level folder may import (README, Layout). Paths have no extension. */
export interface Boundary {
  /** Folders or files, besides the folder itself. */
  allowed: string[]
  /** Only types from these, which are erased at run time. */
  allowedTypes?: string[]
  /** The only allowed packages. By default every package is allowed. */
  packages?: string[]
  /** Forbidden packages. */
  refusedPackages?: string[]
  /** Whether a file may import only from its own subfolder, such as pages. */
  subfoldersApart?: boolean
}

const serverPackages = ['express', 'express-rate-limit', 'nodemailer', 'pg']
const react = ['react', 'react-dom', '@chakra-ui/react', '@emotion/react', 'framer-motion', 'jotai']

/**
 * The import boundaries. Copy flows content → pages → components; leads browser → server. A subfolder listed here follows
 * its own rule instead of its folder's.
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
  // Computes what the browser's theme needs, and changes libraries for it.
  'scripts/patches': { allowed: ['scripts', 'components/theme'] },
  e2e: { allowed: ['content'] },
}
