import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { openBuild, type SiteBuild } from './openBuild.ts'

interface SiteBuilds {
  /** The build that is published now. */
  current(): SiteBuild
  /** The other builds that are still on disk. */
  others(): SiteBuild[]
}

/** Written by scripts/build/publishBuild.ts: one folder per build, and a link to the published one. */
const RELEASE = /^(.*)[\\/]releases[\\/][^\\/]+[\\/]client$/

/**
 * Follows the link to the published build. The folder of a build never changes, so a response that has begun is
 * completed from the same build, whatever is published in the meantime.
 * @param root The folder `dist/client`, or that folder of one build. While it is missing, the last build stays in use.
 */
export function followBuilds(root: string): SiteBuilds {
  const link = root.replace(RELEASE, (_, dist: string) => join(dist, 'client'))
  let folder = ''
  let opened = new Map<string, SiteBuild>()

  function open(path: string): SiteBuild {
    const build = opened.get(path) ?? openBuild(path)
    opened.set(path, build)
    return build
  }

  return {
    current() {
      const target = targetOf(link)
      if (target !== undefined && target !== folder) {
        folder = target
        opened = new Map([...opened].filter(([path]) => existsSync(path)))
      }
      return open(folder)
    },
    others: () => otherReleases(folder).map(open),
  }
}

function targetOf(link: string): string | undefined {
  try {
    return realpathSync.native(link)
  } catch {
    return undefined
  }
}

function otherReleases(client: string): string[] {
  if (!RELEASE.test(client)) return []
  const own = dirname(client)
  const names = readdirSync(dirname(own)).filter((name) => name !== basename(own))
  return names.map((name) => join(dirname(own), name, 'client')).filter((path) => existsSync(path))
}
