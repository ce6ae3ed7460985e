import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { BUILD } from './buildFolders.ts'

/** Vite's manifest of the client build; Vike writes it next to `client/`, as `assets.json`. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).default([]) }),
)
export type Manifest = z.infer<typeof manifestSchema>

/**
 * @param build folder of the build
 * @throws if there is none, or its format is unexpected
 */
export const readManifest = (build = BUILD): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(build, 'assets.json'), 'utf8')))
