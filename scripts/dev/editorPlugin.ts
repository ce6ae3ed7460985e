import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir, readText } from '#content/collections/contentFiles.ts'
import { articleFrontMatter } from '#content/schema/article.ts'
import { copyFiles } from '#content/schema/copyFiles.ts'
import { landingPage } from '#content/schema/landing.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { EDITOR_PATH } from '../editor/buildEditor.ts'
import type { configFile } from '../editor/editorConfig.ts'
import { labelOf, pathLabels, type Schema } from '../editor/formWords.ts'
import { serveEditor } from '../editor/serveEditor.ts'

const TEXTS = { articles: articleFrontMatter, modules: moduleFrontMatter, landing: landingPage } as const
const STREAM = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }

/** A problem in the words of the form: the name of the entry, its address in the editor, and the titles of the fields. */
export function toldProblem({ file, message, isWarning }: Problem) {
  const path = relative(contentDir(), file).replace(/\.\w+$/, '')
  const [group = '', entry = path, ...picture] = path.split('/')
  const isForm = /\.(?:md|yaml)$/.test(file)
  const [, title = entry] =
    (isForm && existsSync(file) && /^title: ["']?(.+?)["']?$/m.exec(readText(file))) || []
  const { label = title, schema = TEXTS[group as keyof typeof TEXTS] } = copyFiles[path] ?? {}
  return {
    name: (isWarning ? 'Warning: ' : '') + [labelOf(group), label, ...picture].join(' › '),
    href: isForm ? `#/collections/${group}/entries/${entry}` : `#/assets/${dirname(file)}`,
    message: message.replace(/^(\w+)(?:, [\w -]+)*(?=:| is )/, (path, field: string) =>
      schema && field in schema.shape
        ? pathLabels(z.toJSONSchema(schema, { io: 'input' }) as Schema, path)
        : path,
    ),
  }
}

/**
 * Serves the built editor beside the site, with forms that know the present content, and tells it the mistakes of the last
 * check (scripts/editor/page/showProblems.js).
 */
export function editorPlugin(folder: string): Plugin & { tell: (problems: readonly Problem[]) => void } {
  const listeners = new Set<ServerResponse>()
  let last = '[]'
  let config: string | undefined
  const send = (listener: ServerResponse) => listener.write(`data: ${last}\n\n`)
  return {
    name: 'editor-in-development',
    apply: 'serve',
    tell(problems) {
      const mistakesFirst = problems.toSorted(
        (a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false),
      )
      last = JSON.stringify(mistakesFirst.map(toldProblem))
      for (const listener of listeners) send(listener)
    },
    configureServer(server) {
      server.middlewares.use(`${EDITOR_PATH}problems`, (request, response) => {
        response.writeHead(200, STREAM)
        listeners.add(response)
        send(response)
        request.once('close', () => listeners.delete(response))
      })
      server.middlewares.use(`${EDITOR_PATH}config.json`, async (_, response, next) => {
        try {
          const module = (await server.ssrLoadModule('/scripts/editor/editorConfig.ts')) as {
            configFile: typeof configFile
          }
          config = module.configFile()
        } catch (error) {
          // With the former choices the editor opens all the same, and the mistake can be mended in it.
          if (!config) return next(error)
        }
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        response.end(config)
      })
      server.middlewares.use(serveEditor(folder))
    },
  }
}
