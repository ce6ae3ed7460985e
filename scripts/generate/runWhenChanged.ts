import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from '../build/hashInputs.ts'

export interface GenerateStep {
  name: string
  /** Files and folders that the result depends on, including code. */
  inputs: string[]
  /** Other values that the result depends on. */
  settings?: Record<string, string>
  /** Files and folders that it writes. */
  outputs: string[]
  /** Returns false if it must run again although nothing changes. */
  run: () => Promise<unknown>
}

/**
 * Runs a step unless its inputs are unchanged and its outputs still exist.
 * @param stampFolder folder for the hash of the last run
 * @returns whether it ran, and has nothing left to do
 */
export async function runWhenChanged(step: GenerateStep, stampFolder: string): Promise<boolean> {
  const stampFile = path.join(stampFolder, `${step.name.replaceAll(' ', '-')}.sha256`)
  const hash = hashInputs(step.inputs, step.settings)
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
  if (isCurrent && step.outputs.every((output) => existsSync(output))) return false
  if ((await step.run()) === false) return false
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(stampFile, hash)
  return true
}
