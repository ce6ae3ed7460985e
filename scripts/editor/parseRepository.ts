import type { RepositoryHost } from '#content/schema/editorHeaders.ts'
import type { Repository } from './editorConfig.ts'

/** Parses a validated `CMS_REPOSITORY`, such as "github:company/website". */
export function parseRepository(setting: string): Repository {
  const at = setting.indexOf(':')
  return { host: setting.slice(0, at) as RepositoryHost, path: setting.slice(at + 1) }
}
