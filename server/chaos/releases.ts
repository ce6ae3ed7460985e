import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What a checkout has besides its sources and its build. */
const LEFT_OUT = new Set(['.git', '.builds', 'data', 'node_modules', 'test-results'])

/** Copies this project with its finished build; the packages are shared. */
export function copyProject(folder: string): void {
  cpSync(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (from) => !LEFT_OUT.has(basename(from)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/** Runs one of the project's commands there. @returns whether it succeeded */
export function runNpm(folder: string, script: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', script], { cwd: folder, stdio: 'ignore' })
    child.on('close', (code) => resolve(code === 0))
  })
}

/**
 * Puts a second build in the place of the previous one: that in `dist/` with other names for its scripts and styles, as after a
 * change in what all of them share.
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
    // The packed copies are those of the texts before.
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
