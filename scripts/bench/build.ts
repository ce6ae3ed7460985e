import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run bench:build -- 1000 2500`: builds the site with these numbers of generated articles and a tenth as many
 * modules, one after the other, and prints a table of the times and the largest process. Leaves the last build in
 * `dist/` and keeps nothing of earlier builds. Needs GNU time.
 */
function main(): void {
  const sizes = process.argv.slice(2).map(Number)
  if (sizes.length === 0 || !sizes.every((size) => size > 0))
    throw new Error('Specify one or more numbers of articles, such as: -- 1000 2500')
  console.log(
    '| articles | files s | pages s | finishing s | s per 1,000 | CPU s per 1,000 | largest process MB |',
  )
  console.log('| --: | --: | --: | --: | --: | --: | --: |')
  for (const size of sizes) console.log(row(size))
}

function row(articles: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'corpus-'))
  const counts = ['--articles', String(articles), '--modules', String(Math.round(articles / 10))]
  run('npx', ['tsx', 'scripts/generateCorpus.ts', '--dir', dir, ...counts])
  for (const made of ['.generated', '.builds', 'dist']) rmSync(made, { recursive: true, force: true })
  const printed = run('time', ['-f', 'used %U %S %M', 'npm', 'run', 'build'], { CONTENT_DIR: dir })
  rmSync(dir, { recursive: true })
  const [all = 0, ...steps] = numbers(
    /Built \S+ in (\d+) s \(files (\d+), pages (\d+), finishing (\d+)/,
    printed,
  )
  const [user = 0, system = 0, kilobytes = 0] = numbers(/^used (\S+) (\S+) (\d+)/m, printed)
  const each = [all, user + system].map((seconds) => (seconds / articles) * 1000)
  return `| ${[articles, ...steps, ...each, kilobytes / 1024].map((value) => Math.round(value).toLocaleString('en')).join(' | ')} |`
}

const numbers = (pattern: RegExp, text: string) => (pattern.exec(text) ?? []).slice(1).map(Number)

/** @returns the combined output */
function run(command: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`)
  return stdout + stderr
}

main()
