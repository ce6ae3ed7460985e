import type { RepositoryHost } from '#content/schema/editorHeaders.ts'
import type { Repository } from './editorConfig.ts'

/** What `CMS_REPOSITORY` names, such as "github:company/website", as the settings of the build have checked it. */
export function parseRepository(setting: string): Repository {
  const at = setting.indexOf(':')
  return { host: setting.slice(0, at) as RepositoryHost, path: setting.slice(at + 1) }
}
