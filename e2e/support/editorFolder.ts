import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/**
 * Replaces the folder picker with a folder inside the browser. The native dialog can't be automated, but it returns
 * the same kind of handle.
 */
export async function offerFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
}

/** Copies Markdown and YAML files there, below a folder that looks like a repository. The page must be open. */
export async function fillFolder(page: Page, folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .map((name) => [path.posix.join(folder, name), readFileSync(path.join(folder, name), 'utf8')] as const),
  )
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [file, text] of files) {
      const names = file.split('/')
      const last = names.pop() ?? ''
      let folder = root
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true })
      const writable = await (await folder.getFileHandle(last, { create: true })).createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)
}

/** The number of entries whose unsaved changes Sveltia keeps in the browser. */
export function countUnsaved(page: Page): Promise<number> {
  return page.evaluate(async (store) => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const [{ name = '' } = {}] = await indexedDB.databases()
    const database = await settled(indexedDB.open(name))
    const isThere = database.objectStoreNames.contains(store)
    const count = isThere ? await settled(database.transaction(store).objectStore(store).count()) : 0
    database.close()
    return count
  }, 'draft-backups')
}

/** Reads a file there; undefined if it doesn't exist. */
export function readFromFolder(page: Page, file: string): Promise<string | undefined> {
  return page.evaluate(async (file) => {
    try {
      const names = file.split('/')
      const last = names.pop() ?? ''
      let folder = await navigator.storage.getDirectory()
      for (const name of names) folder = await folder.getDirectoryHandle(name)
      return await (await (await folder.getFileHandle(last)).getFile()).text()
    } catch {
      return undefined
    }
  }, file)
}
