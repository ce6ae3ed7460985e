import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type BuiltPage, isNotFoundPage } from './builtPage.ts'

const contextSchema = z.object({ pageId: z.string() })
const dataSchema = z.object({ data: z.unknown().optional() })

/**
 * Collects the files that a step from any page to another needs, for prefetching (renderer/stepAhead.ts).
 * @param client folder of the built site
 */
export function gatherSteps(client: string) {
  const steps = new Map<string, { files: readonly string[]; hasData: boolean }>()

  /** Pages of a folder that differ only in their data are listed as `/folder/*`. */
  function add(page: BuiltPage): void {
    const script = page.root.querySelector('script[data-modules]')
    if (isNotFoundPage(page) || !script) return
    const context = page.root.querySelector('#vike_pageContext')?.rawText ?? ''
    const { pageId } = contextSchema.parse(JSON.parse(context))
    const isOneOfMany = path.posix.basename(pageId).startsWith('@')
    const key = isOneOfMany ? path.posix.join(path.posix.dirname(page.route), '*') : page.route
    if (steps.has(key)) return
    const data = readFileSync(path.join(client, page.route, 'index.pageContext.json'), 'utf8')
    steps.set(key, {
      files: (script.getAttribute('data-modules') ?? '').split(' '),
      hasData: dataSchema.parse(JSON.parse(data)).data !== undefined,
    })
  }

  /** As JSON: the files of each step except those of every page, preceded by 1 if it has data, otherwise 0. */
  function toJson(): string {
    const all = [...steps.values()]
    const isEverywhere = (file: string) => all.every(({ files }) => files.includes(file))
    const rows = [...steps].map(([key, { files, hasData }]) => [
      key,
      [Number(hasData), ...files.filter((file) => !isEverywhere(file))],
    ])
    return JSON.stringify(Object.fromEntries(rows))
  }
  return { add, toJson }
}
