import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['fast-track-modules', 'resources/articles']

/**
 * Moves the 404 pages to where static hosts look for them: a page pre-rendered at `<folder>/404` becomes
 * `<folder>/404.html`, shown for every unknown address of that folder with status 404.
 */
export function moveNotFoundPages(client: string): void {
  for (const folder of FOLDERS.map((name) => path.join(client, name))) {
    const built = path.join(folder, '404', 'index.html')
    if (!existsSync(built)) continue
    renameSync(built, path.join(folder, '404.html'))
    rmSync(path.join(folder, '404'), { recursive: true })
  }
}
