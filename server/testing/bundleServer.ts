import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The program that tests start as a server. */
    serverEntry: string
  }
}

/** Bundles the server as a build does, for all tests of a run that start it as a process: from its sources that takes seconds. */
export default async function bundleServer(project: TestProject): Promise<() => void> {
  mkdirSync('.generated', { recursive: true })
  const OUT_DIR = mkdtempSync(join('.generated', 'tested-server-'))
  const env = { ...process.env, OUT_DIR }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build/buildServer.ts'], { env })
  project.provide('serverEntry', resolve(OUT_DIR, 'server/index.js'))
  return () => rmSync(OUT_DIR, { recursive: true, force: true })
}
