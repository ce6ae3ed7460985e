import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { checkContent } from '#content/checks/checkContent.ts'
import { type Problem, showProblem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { runScript } from '../run/runCommand.ts'
import { problemPage } from './problemPage.ts'

/** An editor may write a file in several steps. */
const SETTLED_MS = 40
const PARTS = ['modules', 'articles', 'images', 'redirects.yaml']
/** Written by what the change sets off. */
const WRITTEN = 'overrides.json'
const COUNTS = path.resolve('content/counts.ts')

/**
 * Shows every change of the Markdown files in the browser: the page is loaded anew at once, and once more when pictures and
 * search have followed. While there is a mistake in the content, every page says so instead.
 */
export function contentPlugin(): Plugin {
  let problems: Problem[] = []
  let timer: NodeJS.Timeout | undefined
  let isGenerating = false
  let isStale = false

  function onChange(server: ViteDevServer): void {
    problems = checkContent()
    for (const problem of problems) console.error(showProblem(problem))
    reload(server)
    if (problems.length === 0) void generate(server)
  }

  async function generate(server: ViteDevServer): Promise<void> {
    isStale = isGenerating
    if (isGenerating) return
    isGenerating = true
    const isGood = await runScript('scripts/generate.ts', { quiet: true })
    isGenerating = false
    if (isStale) return generate(server)
    if (isGood) reload(server)
  }

  return {
    name: 'content-in-development',
    apply: 'serve',
    configureServer(server) {
      problems = checkContent()
      const watched = PARTS.map((name) => path.resolve(contentDir(), name))
      server.watcher.add(watched)
      server.watcher.on('all', (event, file) => {
        const isContent = watched.some((start) => file === start || file.startsWith(start + path.sep))
        if (!isContent || event.endsWith('Dir') || path.basename(file) === WRITTEN) return
        clearTimeout(timer)
        timer = setTimeout(() => onChange(server), SETTLED_MS)
      })
      server.middlewares.use((request, response, next) => {
        if (problems.length === 0 || !request.headers.accept?.includes('text/html')) return next()
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        response.end(problemPage(problems))
      })
    },
  }
}

/** What copy counts may have changed as well. */
function reload(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of moduleGraph.getModulesByFile(COUNTS) ?? []) moduleGraph.invalidateModule(module)
  server.ws.send({ type: 'full-reload' })
}
