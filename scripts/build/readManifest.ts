import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Vite's manifest of the browser build; Vike leaves it beside `client/`, in `assets.json`. */
export const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).default([]) }),
)
export type Manifest = z.infer<typeof manifestSchema>

/**
 * @param build folder of the build
 * @throws when there is none, or its manifest is not laid out as expected
 */
export const readManifest = (build = 'dist'): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(build, 'assets.json'), 'utf8')))
