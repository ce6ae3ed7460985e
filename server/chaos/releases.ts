import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Not part of the sources or the build. */
const LEFT_OUT = new Set(['.git', '.builds', 'data', 'node_modules', 'test-results'])

/** Copies this project with its finished build; packages are linked. */
export function copyProject(folder: string): void {
  cpSync(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (from) => !LEFT_OUT.has(basename(from)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/**
 * Runs one of the project's npm scripts in a folder.
 * @returns whether it succeeded, and what it printed
 */
export function runNpm(folder: string, script: string): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', (code) => resolve({ isDone: code === 0, output }))
  })
}

/**
 * Replaces the previous build with a copy of `dist/` whose scripts and styles have other names, as after a change in
 * shared code.
 */
export function makeOtherBuild(project: string): void {
  const other = join(project, '.builds/previous')
  rmSync(other, { recursive: true, force: true })
  cpSync(join(project, 'dist'), other, { recursive: true, preserveTimestamps: true })
  const client = join(other, 'client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const renamed = new Map(
    files
      .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
      .map((file) => [basename(file), basename(file).replace(/\.(js|css)$/, '-other.$1')]),
  )
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const file of files) {
    const path = join(client, file)
    // The compressed copies contain the old texts.
    if (/\.(?:html|js|css)\.(?:br|gz)$/.test(file)) rmSync(path)
    if (!/\.(?:html|js|css)$/.test(file)) continue
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replaceAll(names, (name) => renamed.get(name) ?? name),
    )
    const name = renamed.get(basename(file))
    if (name && file.startsWith('assets/')) renameSync(path, join(path, '..', name))
  }
  rmSync(join(other, 'hashed-files.json'))
}
