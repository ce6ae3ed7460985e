import './run/readEnv.js'
import './run/plainErrors.js'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { dev } from 'vike/api'
import { applyBuildSettings } from './build/buildSettings.ts'
import { contentPlugin } from './dev/contentPlugin.ts'
import { editorPlugin } from './dev/editorPlugin.ts'
import { buildEditor, EDITOR_PATH } from './editor/buildEditor.ts'
import { forwardSignals, runScript } from './run/runCommand.ts'

const WANTED_PORT = process.env.PORT || '3000'
const HOST = process.env.HOST || 'localhost'
/** Separate from that of `npm start`, which may run at the same time. */
const DATA_DIR = process.env.DATA_DIR || './data/dev'
/** `npm run edit`: the site with its editor at /admin/. */
const WITH_EDITOR = process.argv.includes('--edit')

/**
 * Starts Vite's dev server with hot reload on `PORT` (3000), and the endpoints behind it on a free port. With `--edit`, the
 * editor is there too, and opens in the browser.
 */
async function main(): Promise<void> {
  applyBuildSettings()
  forwardSignals(0)
  // A terminal that is gone. Vike would report each failed write by another one, for ever.
  process.stdout.once('error', () => process.exit(1))
  process.env.CONTENT_DRAFTS = '1'
  const port = await freePort(Number(WANTED_PORT), HOST).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? 'is taken, perhaps by npm start' : `cannot be used (${error.code})`
    console.error(`Port ${WANTED_PORT} ${reason}. Choose another one: PORT=3001 npm run dev`)
    process.exit(1)
  })
  // Mistakes in the content are shown in the browser, provided that the generated files exist without which the site
  // can't start.
  if (!(await runScript('scripts/generate/generate.ts')) && !existsSync('.generated/downloads.json'))
    process.exit(1)
  const apiPort = await freePort(0, '127.0.0.1')
  startEndpoints(apiPort)
  const editorFolder = WITH_EDITOR ? await buildOwnEditor() : undefined
  // The build has set it to "production".
  process.env.NODE_ENV = 'development'
  const editor = editorFolder ? editorPlugin(editorFolder) : undefined
  const { viteServer } = await dev({
    viteConfig: {
      logLevel: 'info',
      // Here and not in vite.config.ts, which Vite watches with all its imports: a new color would restart the server.
      plugins: [editor, contentPlugin((problems) => editor?.tell(problems))],
      server: {
        host: HOST,
        port,
        strictPort: true,
        open: WITH_EDITOR && !process.env.CI && EDITOR_PATH,
        // With the host that the browser asked for, unlike Vite's short form: the server accepts forms from that host only, and
        // it is another one on a phone than on this machine.
        proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
      },
    },
  })
  const { local = [], network = [] } = viteServer.resolvedUrls ?? {}
  for (const address of [...local, ...network]) console.log(`The site is at ${address.replace(/\/$/, '')}`)
  if (WITH_EDITOR) announceEditor(port)
}

/** Builds the editor into a folder of this process alone: another one may be serving its own. */
async function buildOwnEditor(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await buildEditor(path.join(folder, EDITOR_PATH))
  return folder
}

function announceEditor(port: number): void {
  console.log(`The editor is at http://localhost:${port}${EDITOR_PATH}`)
  console.log(`Use Chrome or Edge. Press "Open the Folder of the Website" and choose ${path.resolve('.')}`)
}

/** Starts the real server for its endpoints only, and restarts it when its code changes. */
function startEndpoints(port: number): void {
  const api = spawn(
    process.execPath,
    ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/index.ts'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATA_DIR,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
    },
  )
  process.once('exit', () => api.kill())
  createInterface(api.stdout).on('line', (line) => {
    // The address to open is that of Vite's server; this one serves an old build.
    if (!line.startsWith('The site is at')) console.log(line)
  })
  createInterface(api.stderr).on('line', (line) => console.error(line))
}

/**
 * Finds out whether a port is free; 0 picks one that is.
 * @returns its number
 * @throws if it is taken
 */
function freePort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(port, host, () => {
      const { port: found } = probe.address() as AddressInfo
      probe.close(() => resolve(found))
    })
  })
}

await main()
