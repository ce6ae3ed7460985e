import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ignoredFiles } from './ignoredFiles.ts'
import type { DockerStage } from './parseDockerfile.ts'

/** A built stage: a folder that represents `/`, and how its programs start. */
export interface PerformedStage {
  /** Host folder of a path in the image. */
  at: (imagePath: string) => string
  workdir: string
  env: Record<string, string>
  /** User and group ids, as far as this process may use them. */
  user: { uid?: number; gid?: number }
  remove: () => void
}

export interface PerformOptions {
  /** Build arguments. */
  args?: Record<string, string>
  /** Earlier stages, by name. */
  earlier?: Record<string, PerformedStage>
  /**
   * Runs a command instead of the shell.
   * @returns whether it did
   */
  run?: (command: string, folder: string) => boolean
}

const isRoot = process.getuid?.() === 0

/** Environment variables for finding programs, and for npm's registry. */
const INHERITED =
  /^(?:PATH|HOME|NODE_EXTRA_CA_CERTS|(?:https?|no)_proxy|npm_config_(?:registry|cache|userconfig))$/i

const inherited = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value && INHERITED.test(name) ? [[name, value]] : [],
    ),
  ),
  // Reuse npm's cache.
  npm_config_prefer_offline: 'true',
})

/**
 * Executes a stage of a Dockerfile in a new folder: copies, runs, sets. Skips what only a container engine can do
 * (base image, users, ports and volumes).
 * @param context folder of the Dockerfile
 * @throws if a step fails or is unknown
 */
export function performStage(
  context: string,
  stage: DockerStage,
  options: PerformOptions = {},
): PerformedStage {
  const root = mkdtempSync(path.join(tmpdir(), `stage-${stage.name}-`))
  chmodSync(root, 0o755)
  const performed: PerformedStage = {
    at: (imagePath) => path.join(root, imagePath),
    workdir: '/',
    env: inherited(),
    user: {},
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
  for (const { instruction, rest } of stage.steps) {
    const perform = INSTRUCTIONS[instruction]
    if (!perform) throw new Error(`${instruction} is not known here`)
    perform(rest, performed, { context, ...options })
  }
  return performed
}

type Perform = (rest: string, stage: PerformedStage, options: PerformOptions & { context: string }) => void

const nothing: Perform = () => {}

const INSTRUCTIONS: Record<string, Perform> = {
  ARG(rest, { env }, { args = {} }) {
    const [name = '', fallback] = rest.split('=')
    const value = args[name] ?? fallback
    if (value !== undefined) env[name] = value
  },
  COPY: copy,
  ENV(rest, { env }) {
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) env[name] = value
  },
  RUN(rest, { at, workdir, env }, { run }) {
    const folder = at(workdir)
    if (run?.(rest, folder)) return
    const shell = ['-ec', isRoot ? rest : rest.replace(/&& chown \S+ \S+/, '')]
    const { status, stdout, stderr } = spawnSync('sh', shell, { cwd: folder, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`RUN ${rest}\n${stdout}${stderr}`)
  },
  USER(rest, stage) {
    const [uid, gid] = rest.split(':').map(Number)
    if (isRoot && uid !== undefined && gid !== undefined) stage.user = { uid, gid }
  },
  WORKDIR(rest, stage) {
    stage.workdir = rest
    mkdirSync(stage.at(rest), { recursive: true })
  },
  CMD: nothing,
  EXPOSE: nothing,
  HEALTHCHECK: nothing,
  VOLUME: nothing,
}

function copy(...[rest, stage, { context, earlier = {} }]: Parameters<Perform>): void {
  const [, from, words = ''] = /^(?:--from=(\S+)\s+)?(.+)$/.exec(rest) ?? []
  const sources = words.split(/\s+/)
  const to = path.join(stage.at(stage.workdir), sources.pop() ?? '')
  const isIgnored = ignoredFiles(readFileSync(path.join(context, '.dockerignore'), 'utf8'))
  for (const source of sources) {
    const whole = from ? earlier[from]?.at(source) : path.join(context, source)
    if (!whole || (!from && isIgnored(source))) throw new Error(`COPY ${rest}: ${source} is not there`)
    // The contents of a folder are copied, not the folder.
    const target = statSync(whole).isDirectory() ? to : path.join(to, path.basename(source))
    const filter = (file: string) => from !== undefined || !isIgnored(path.relative(context, file))
    cpSync(whole, target, { recursive: true, preserveTimestamps: true, filter })
  }
}
