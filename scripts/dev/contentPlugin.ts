import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type Problem, showProblem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { SOURCE_FOLDER } from '../art/sourceArt.ts'
import { findContentProblems } from '../check/findContentProblems.ts'
import { runScript } from '../run/runCommand.ts'
import { problemPage } from './problemPage.ts'

/** Editors may save a file in several writes. */
const DEBOUNCE_MS = 40
const PARTS = ['modules', 'articles', 'images', 'redirects.yaml']
/** Written by the generation that a change triggers. */
const WRITTEN = 'overrides.json'
const COUNTS = path.resolve('content/counts.ts')

/**
 * Shows changes of Markdown files and drawings in the browser: reloads the page at once, and again when pictures and
 * search are updated. While the content has mistakes, every page shows them instead.
 */
export function contentPlugin(): Plugin {
  let problems: Problem[] = []
  let timer: NodeJS.Timeout | undefined
  let isGenerating = false
  let isStale = false

  async function onChange(server: ViteDevServer): Promise<void> {
    problems = await findMistakes()
    reload(server)
    if (problems.length === 0) void generate(server)
  }

  async function generate(server: ViteDevServer): Promise<void> {
    isStale = isGenerating
    if (isGenerating) return
    isGenerating = true
    const isGood = await runScript('scripts/generate/generate.ts', { quiet: true })
    isGenerating = false
    if (isStale) return generate(server)
    if (isGood) reload(server)
  }

  return {
    name: 'content-in-development',
    apply: 'serve',
    async configureServer(server) {
      problems = await findMistakes()
      const watched = [...PARTS.map((name) => path.resolve(contentDir(), name)), path.resolve(SOURCE_FOLDER)]
      server.watcher.add(watched)
      server.watcher.on('all', (event, file) => {
        const isContent = watched.some((start) => file === start || file.startsWith(start + path.sep))
        if (!isContent || event.endsWith('Dir') || path.basename(file) === WRITTEN) return
        clearTimeout(timer)
        timer = setTimeout(() => void onChange(server), DEBOUNCE_MS)
      })
      server.middlewares.use((request, response, next) => {
        if (problems.length === 0 || !request.headers.accept?.includes('text/html')) return next()
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        response.end(problemPage(problems))
      })
    },
  }
}

/** Mistakes that block the site; warnings are printed in the terminal. */
async function findMistakes(): Promise<Problem[]> {
  const found = await findContentProblems()
  for (const problem of found) console.error(showProblem(problem))
  return found.filter(({ isWarning }) => !isWarning)
}

/** Counts used in copy may have changed too. */
function reload(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of moduleGraph.getModulesByFile(COUNTS) ?? []) moduleGraph.invalidateModule(module)
  server.ws.send({ type: 'full-reload' })
}
