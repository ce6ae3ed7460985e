import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from './hashInputs.ts'

export interface GenerateStep {
  name: string
  /** Files and folders that the result is made from, the code included. */
  inputs: string[]
  /** Other values that the result depends on. */
  settings?: Record<string, string>
  /** Files and folders it writes. */
  outputs: string[]
  run: () => Promise<unknown>
}

/**
 * Runs a step unless it ran before on the same inputs and its outputs are still there.
 * @param stampFolder where the hash of the last run is kept
 * @returns whether it ran
 */
export async function runWhenChanged(step: GenerateStep, stampFolder: string): Promise<boolean> {
  const stampFile = path.join(stampFolder, `${step.name.replaceAll(' ', '-')}.sha256`)
  const hash = hashInputs(step.inputs, step.settings)
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
  if (isCurrent && step.outputs.every((output) => existsSync(output))) return false
  await step.run()
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(stampFile, hash)
  return true
}
