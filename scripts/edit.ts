import './run/readEnv.js'
import path from 'node:path'
import { applyBuildSettings } from './build/buildSettings.ts'
import { buildEditor, EDITOR_PATH } from './editor/buildEditor.ts'
import { openInBrowser } from './editor/openInBrowser.ts'
import { serveEditor } from './editor/serveEditor.ts'
import { forwardSignals } from './run/runCommand.ts'

const PORT = Number(process.env.PORT || '3030')
const FOLDER = '.generated/editor'

/** Opens the editor for the local content in a browser. */
async function main(): Promise<void> {
  applyBuildSettings()
  forwardSignals(0)
  await buildEditor(FOLDER)
  await serveEditor(FOLDER, PORT)
  const address = `http://localhost:${PORT}${EDITOR_PATH}`
  console.log(`The editor is at ${address}`)
  console.log(`Use Chrome or Edge. Press "Work with Local Repository" and choose ${path.resolve('.')}`)
  openInBrowser(address)
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is taken. Choose another one: PORT=3031 npm run edit`
      : error.message,
  )
  process.exitCode = 1
})
