import { statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readAnalytics } from '#content/schema/analytics.ts'

/** Settings of a build, besides its sources. */
export type BuildSettings = z.infer<typeof settingsSchema>

/** Host, owner or group, and name. */
const REPOSITORY = /^(?:github|gitlab):[\w.-]+(?:\/[\w.-]+)+$/

const origin = (example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^/@?#\s]+\/?$/i, `must be an address without a path, such as ${example}`)
    .transform((given) => new URL(given).origin)

const settingsSchema = z.object({
  /** Public address of the site: canonical addresses, share images, sitemap. */
  SITE_URL: origin('https://www.company.com').optional(),
  /** Origin of the endpoints, if it isn't the site's own. */
  VITE_API_BASE: origin('https://api.company.com').optional(),
  /** Folder with `modules/` and `articles/`, instead of `content/`. */
  CONTENT_DIR: z
    .string()
    .refine((given) => ['modules', 'articles'].every((name) => isFolder(path.join(given, name))), {
      error: ({ input }) =>
        `must be a folder with modules/ and articles/, unlike ${path.resolve(String(input))}`,
    })
    .optional(),
  /** Where views are counted; without it, nowhere. */
  ANALYTICS: z
    .string()
    .refine((given) => readAnalytics(given) !== undefined, {
      error:
        'must be "plausible https://stats.company.com www.company.com" or "matomo https://stats.company.com 3"',
    })
    .optional(),
  /** The repository that the editor page writes to; without it there is no such page. */
  CMS_REPOSITORY: z
    .string()
    .regex(REPOSITORY, 'must be such as github:company/website or gitlab:company/website')
    .optional(),
})

/** Names of the environment variables a build reads. */
const BUILD_VARIABLES = settingsSchema.keyof().options

/**
 * Parses the settings of a build; an empty variable counts as unset, and trailing slashes of origins are removed.
 * @throws {Error} one line per invalid variable, with its name and what is expected
 */
export function parseBuildSettings(variables: Record<string, string | undefined>): BuildSettings {
  const given = BUILD_VARIABLES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : []))
  const result = settingsSchema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`)
  throw new Error(`Invalid build settings:\n${lines.join('\n')}`)
}

/**
 * Validates the settings in the environment before any work is done, and normalizes them there for this process and
 * its children. Exits with one line per invalid variable.
 */
export function applyBuildSettings(): void {
  try {
    const settings = parseBuildSettings(process.env)
    for (const name of BUILD_VARIABLES) {
      const value = settings[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
