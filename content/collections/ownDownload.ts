import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from './contentDir.ts'

/** The path of a file such as "downloads/one-pager.pdf". A content folder may leave out those of the shipped content. */
export function ownDownload(file: string): string {
  const own = join(contentDir(), file)
  return existsSync(own) ? own : join('content', file)
}
