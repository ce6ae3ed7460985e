import { existsSync } from 'node:fs'
import type { Collection, CollectionFile } from '@sveltia/cms'
import { copyFiles } from '#content/schema/copyFiles.ts'
import { editorFields } from './editorFields.ts'
import { labelOf } from './formWords.ts'

/** Icons of the folders with copy (Material Symbols). */
const ICONS: Readonly<Record<string, string>> = {
  pages: 'web',
  people: 'group',
  figures: 'monitoring',
  site: 'tune',
  legal: 'gavel',
  papers: 'description',
  brand: 'domain',
}

/** The files of copy, a collection for each of their folders. */
export function copyCollections(folder: string): Collection[] {
  const groups = new Map<string, CollectionFile[]>()
  for (const [name, { label, schema, page }] of Object.entries(copyFiles)) {
    const file = `${folder}/${name}.yaml`
    if (!existsSync(file)) continue
    const group = name.split('/', 1)[0] ?? ''
    const files = groups.get(group) ?? []
    groups.set(group, files)
    files.push({
      name: name.slice(group.length + 1),
      label,
      file,
      fields: editorFields(schema, folder),
      ...(page && { preview_path: page }),
    })
  }
  return [...groups].map(([name, files]) => ({
    name,
    label: labelOf(name),
    icon: ICONS[name] ?? 'folder',
    format: 'yaml',
    files,
  }))
}
