import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { editedFolder } from './editedFolder.ts'
import { editorConfig, type Repository } from './editorConfig.ts'

/** Where the editor stands, under the address of the site. */
export const EDITOR_PATH = '/admin/'
const NO_PROGRAM_TEXT = '\0no-program-text'

/** Declared beside the same fonts that the package brings along, and refused by the policy of the page. */
const CDN_FONT = /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/**
 * The editor without what no article of ours uses: colors for program text in some 300 languages, 8 MB, and fonts from another
 * host. A test holds the built editor to it.
 */
const ownFilesOnly: Plugin = {
  name: 'own-files-only',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? NO_PROGRAM_TEXT : undefined),
  load: (id) => (id === NO_PROGRAM_TEXT ? 'export default []' : undefined),
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) => code.replace(CDN_FONT, ''),
  },
}

/** Tells the policy of the page whom it may ask (content/schema/editorHeaders.ts). */
const hostTag = (host: string): Plugin => ({
  name: 'host-tag',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'cms-host', content: host }, injectTo: 'head' }],
})

/**
 * Writes the editor with everything it needs to a folder: its page, its code and fonts, and what it may edit.
 * @param repository left out, files are edited on the editor's own disk
 */
export async function buildEditor(outDir: string, repository?: Repository): Promise<void> {
  await build({
    configFile: false,
    root: 'scripts/editor/page',
    base: EDITOR_PATH,
    publicDir: false,
    plugins: [ownFilesOnly, hostTag(repository?.host ?? 'disk')],
    logLevel: 'warn',
    build: {
      outDir: path.resolve(outDir),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // It is one program, loaded by few and seldom.
      chunkSizeWarningLimit: 5000,
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
    },
  })
  writeFileSync(
    path.join(outDir, 'config.json'),
    JSON.stringify(editorConfig(editedFolder(), repository), null, 2),
  )
}
