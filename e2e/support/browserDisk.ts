import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/**
 * A folder inside the browser for pages that ask for one of the disk. The dialog in which people choose a folder belongs to the
 * desktop and cannot be driven; what the page gets from it is a handle of the same kind as this one.
 */
export async function offerFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
}

/** Copies text files of the disk there, below a folder that counts as a repository. The page must be open. */
export async function fillFolder(page: Page, folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
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

/** What a file there holds now; undefined when there is none. */
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
