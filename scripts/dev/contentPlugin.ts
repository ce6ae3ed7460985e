import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type Problem, showProblem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import { entryPath, leaveOut } from '#content/collections/leftOut.ts'
import type * as Redirects from '#content/collections/redirects.ts'
import type * as Checks from '../check/checkContent.ts'
import type * as Figures from '../check/checkFigures.ts'
import { runScript } from '../run/runCommand.ts'
import { problemPage } from './problemPage.ts'

/** Editors may save a file in several writes. */
const DEBOUNCE_MS = 40
const CONTENT = path.resolve('content')
const EDITED = /\.(?:md|ya?ml|svg|jpe?g|png|webp|avif|pdf)$/i

/**
 * Shows changes of words and pictures in the browser: reloads the page at once, and again when pictures and search are
 * updated. A text with mistakes shows them in its place; mistakes in copy, which any page may need, show on every page.
 * @param onChecked called with all problems and warnings after each check
 */
export function contentPlugin(onChecked: (problems: readonly Problem[]) => void): Plugin {
  let blocking: readonly Problem[] = []
  let found: readonly Problem[] = []
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> | undefined
  let changes = 0
  let generated = Promise.resolve()

  /** One check at a time: an older one would end last, and bring back mistakes that are mended. */
  const inTurn = (task: () => Promise<void>) => {
    last = (last ?? Promise.resolve()).then(task).catch((error) => console.error(error))
    return last
  }

  async function check(server: ViteDevServer): Promise<void> {
    found = await findProblems(server)
    for (const problem of found) console.error(showProblem(problem))
    blocking = leaveOut(found)
    onChecked(found)
  }

  async function onChange(server: ViteDevServer): Promise<void> {
    forgetContent(server)
    await check(server)
    server.ws.send({ type: 'full-reload' })
    if (blocking.length === 0) generate(server)
  }

  /** Makes pictures and search, once for all changes that come while they are made. */
  function generate(server: ViteDevServer): void {
    const change = ++changes
    const isLatest = () => change === changes
    generated = generated.then(async () => {
      if (!isLatest()) return
      const isGood = await runScript('scripts/generate/generate.ts', { quiet: true })
      if (!isGood || !isLatest()) return
      forgetContent(server)
      server.ws.send({ type: 'full-reload' })
    })
  }

  const problemsOf = (url = '') => {
    const [page] = url.split(/[?#]/)
    const own = found.filter(({ file, isWarning }) => !isWarning && entryPath(file) === page)
    return [...blocking, ...own]
  }

  return {
    name: 'content-in-development',
    apply: 'serve',
    configureServer(server) {
      const folders = [CONTENT, path.resolve(contentDir())]
      server.watcher.add(folders)
      server.watcher.on('all', (_, file) => {
        if (!EDITED.test(file) || !folders.some((folder) => file.startsWith(folder + path.sep))) return
        clearTimeout(timer)
        timer = setTimeout(() => void inTurn(() => onChange(server)), DEBOUNCE_MS)
      })
      const lastCheck = () => last ?? inTurn(() => check(server))
      // The editor asks for no page of the site.
      server.httpServer?.once('listening', lastCheck)
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        await lastCheck()
        const problems = problemsOf(request.url)
        if (problems.length === 0) {
          const redirect = await findRedirect(server, request.url)
          if (!redirect) return next()
          return response.writeHead(302, { Location: redirect.to }).end()
        }
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        response.end(problemPage(problems))
      })
    },
  }
}

/** Finds all problems, or those of a file that the checks themselves need, such as the names of downloads. */
async function findProblems(server: ViteDevServer): Promise<readonly Problem[]> {
  try {
    const { findContentProblems } = await load<typeof Checks>(server, '/scripts/check/checkContent.ts')
    const { findFigureProblems } = await load<typeof Figures>(server, '/scripts/check/checkFigures.ts')
    // The site shows such a figure all the same.
    const figures = findFigureProblems().map((problem) => ({ ...problem, isWarning: true }))
    return [...(await findContentProblems()), ...figures]
  } catch (error) {
    if (error instanceof Error && 'problems' in error) return error.problems as Problem[]
    throw error
  }
}

/** Loads a module that knows the present content: those of this process go on holding the words that they have read. */
const load = <Module>(server: ViteDevServer, file: string) => server.ssrLoadModule(file) as Promise<Module>

async function findRedirect(server: ViteDevServer, url = '') {
  const { readRedirects } = await load<typeof Redirects>(server, '/content/collections/redirects.ts')
  const { pathname } = new URL(url, 'http://localhost')
  return readRedirects().find(({ from }) => from === pathname)
}

/** Makes modules read the content again: those of `content/`, and on the server whatever has imported them. */
function forgetContent(server: ViteDevServer): void {
  for (const { moduleGraph, config } of Object.values(server.environments)) {
    const stale = new Set(
      [...moduleGraph.idToModuleMap.values()].filter(({ file }) => file?.startsWith(CONTENT + path.sep)),
    )
    for (const module of stale) {
      moduleGraph.invalidateModule(module)
      if (config.consumer === 'server') for (const importer of module.importers) stale.add(importer)
    }
  }
}
