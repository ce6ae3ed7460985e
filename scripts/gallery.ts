import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, loadConfigFromFile, type Plugin } from 'vite'
import { applyBuildSettings } from './build/buildSettings.ts'
import { countsPlugin } from './build/countsPlugin.ts'
import { findUses } from './gallery/findUses.ts'
import { publicDir } from './publicDir.ts'
import { forwardSignals, runScript } from './run/runCommand.ts'

const PORT = Number(process.env.PORT || '3010')
const HOST = process.env.HOST || 'localhost'

/** Serves the gallery of all sections with the content of the site, with hot reload. */
async function main(): Promise<void> {
  applyBuildSettings()
  forwardSignals(0)
  if (!(await runScript('scripts/generate.ts'))) process.exit(1)
  const site = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts')
  const server = await createServer({
    configFile: false,
    root: 'scripts/gallery',
    cacheDir: path.resolve('node_modules/.vite/gallery'),
    publicDir: path.resolve(publicDir()),
    plugins: [react(), countsPlugin(), galleryData()],
    define: site?.config.define ?? {},
    envDir: false,
    server: { host: HOST, port: PORT, strictPort: true, fs: { allow: [process.cwd()] } },
  })
  await server.listen()
  console.log(`The gallery is at http://${HOST}:${PORT}`)
}

/** Provides data that the gallery can't compute in a browser: cards from Markdown files, and which pages use a section. */
function galleryData(): Plugin {
  return {
    name: 'gallery-data',
    enforce: 'pre',
    load: {
      filter: { id: /\/scripts\/gallery\/samples\.ts$/ },
      // Imported lazily, because this fails while the content has mistakes.
      handler: async () =>
        `export const samples = ${JSON.stringify((await import('./gallery/samples.ts')).samples)}`,
    },
    configureServer(server) {
      server.middlewares.use('/uses.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(findUses()))
      })
    },
  }
}

await main()
