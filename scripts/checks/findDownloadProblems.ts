import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describeFile } from '#content/describeFile.ts'
import type { BuiltPage } from '../build/builtPage.ts'

/**
 * Finds download links without type, size and date, and downloads without a link.
 * @param client folder of the build, such as `dist/client`
 * @param date ISO date of the last change of the files
 */
export function findDownloadProblems(client: string, pages: BuiltPage[], date: string): string[] {
  const folder = path.join(client, 'downloads')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : []
  const problems: string[] = []
  for (const name of files) {
    const href = `/downloads/${name}`
    const facts = describeFile(name, statSync(path.join(folder, name)).size, date)
    const links = pages.flatMap((page) =>
      page.root.querySelectorAll(`a[href="${href}"]`).map((link) => ({ link, route: page.route })),
    )
    if (links.length === 0) problems.push(`${href}: no page links to it`)
    for (const { link, route } of links) {
      const words = link.textContent.replace(/\s+/g, ' ')
      if (!words.includes(facts)) problems.push(`${route}: the link "${words}" does not say "${facts}"`)
      if (!link.hasAttribute('download')) problems.push(`${route}: the link "${words}" lacks "download"`)
    }
  }
  return problems
}
