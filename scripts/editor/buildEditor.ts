import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { configFile } from './editorConfig.ts'

/** Path of the editor on the site. */
export const EDITOR_PATH = '/admin/'
const NO_SYNTAX_HIGHLIGHTING = '\0no-program-text'

/** Duplicates of fonts in the package, from a CDN that the page's policy blocks. */
const CDN_FONT = /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/**
 * Replaced in the package: an entry stays open when it is saved, Escape throws nothing away, "97%" can be searched for, and
 * words of programmers.
 */
const REPLACED = {
  'closeOnSave??=!0': 'closeOnSave??=!1',
  'closeWithEscape??=!0': 'closeWithEscape??=!1',
  'edit_slug:`Edit Slug`': 'edit_slug:`Change Address`',
  'slug:`Slug`': 'slug:`Address`',
  'slug:{title:`Slug`': 'slug:{title:`Address`',
  'This entry doesn’t have a slug.': 'The address of this entry is fixed.',
  'path:decodeURIComponent(r': 'path:decodeURIComponent(r.replace(/%(?![\\da-f]{2})/gi,`%25`)',
  'Work with Local Repository': 'Open the Folder of the Website',
  'select the root directory of the “{$repo}” repository': 'choose the folder that holds “content”',
  // The words above are those of this English alone.
  'en-CA,en-GB,en-US': 'en-US',
}

/**
 * Removes what our articles don't use: syntax highlighting for about 300 languages (8 MB), and fonts from another
 * host. A test checks the built editor.
 */
const ownFilesOnly: Plugin = {
  name: 'own-files-only',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? NO_SYNTAX_HIGHLIGHTING : undefined),
  load: (id) => (id === NO_SYNTAX_HIGHLIGHTING ? 'export default []' : undefined),
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      Object.entries(REPLACED).reduce(
        (changed, [from, to]) => {
          if (!changed.includes(from)) throw new Error(`The editor no longer contains ${from}`)
          return changed.replace(from, to)
        },
        code.replace(CDN_FONT, ''),
      ),
  },
}

/** Names the host that the page's policy allows (content/schema/editorHeaders.ts). */
const hostTag = (host: string): Plugin => ({
  name: 'host-tag',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'cms-host', content: host }, injectTo: 'head' }],
})

/**
 * Builds the editor into a folder: its page, code, fonts and configuration.
 * @param repository such as "github:company/website"; omit to edit local files
 */
export async function buildEditor(outDir: string, repository?: string): Promise<void> {
  await build({
    configFile: false,
    root: 'scripts/editor/page',
    base: EDITOR_PATH,
    publicDir: false,
    plugins: [ownFilesOnly, hostTag(repository?.split(':', 1)[0] ?? 'disk')],
    logLevel: 'warn',
    build: {
      outDir: path.resolve(outDir),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A single bundle, because few people load it, and rarely.
      chunkSizeWarningLimit: 5000,
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
    },
  })
  writeFileSync(path.join(outDir, 'config.json'), configFile(repository))
}
