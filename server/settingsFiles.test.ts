import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ENV_VARIABLES, parseEnv } from './env.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

/** Read only by the build. */
const OF_THE_BUILD = ['CMS_REPOSITORY', 'CONTENT_DIR', 'VITE_API_BASE']
const ALL = [...ENV_VARIABLES, ...OF_THE_BUILD].sort()

const example = readFileSync('.env.example', 'utf8')
/** The example with every setting enabled. */
const filledIn = example.replace(/^#(?=[A-Z])/gm, '')
const namesIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)

describe('.env.example', () => {
  it('has every setting once', () => {
    expect(namesIn(filledIn).sort()).toEqual(ALL)
  })

  it('sets none, so that a copy changes nothing', () => {
    expect(namesIn(example)).toEqual([])
  })

  it('has valid values, and means the same to Node and to a shell', () => {
    const file = join(temporaryFolder(), 'env')
    writeFileSync(file, filledIn)
    const print = `process.stdout.write(JSON.stringify(process.env))`
    const node = [process.execPath, `--env-file=${file}`, '-e', print]
    const shell = ['sh', '-c', `set -a; . ${file}; exec ${process.execPath} -e '${print}'`]
    const [ofNode, ofShell] = [node, shell].map(([program = '', ...words]) => {
      const env = JSON.parse(execFileSync(program, words, { env: {}, encoding: 'utf8' }))
      return Object.fromEntries(ALL.map((name) => [name, env[name]]))
    })
    expect(ofShell).toEqual(ofNode)
    expect(parseEnv(ofNode ?? {}).MAIL_FROM).toBe('Website <website@company.com>')
  })
})

it('the documentation covers every setting', () => {
  const docs = ['docs/deployment.md', 'docs/operations.md'].map((file) => readFileSync(file, 'utf8')).join('')
  const named = new Set([...docs.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))
  expect(ALL.filter((name) => !named.has(name))).toEqual([])
})

it('the documentation covers every alarm', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join('server', name), 'utf8'))
  const alarms = sources.flatMap((text) => [...text.matchAll(/\.alarm\('([^']+)'/g)].map(([, name]) => name))
  const docs = readFileSync('docs/operations.md', 'utf8')
  expect(alarms.length).toBeGreaterThan(10)
  expect(alarms.filter((name) => !docs.includes(`| \`${name}\` |`))).toEqual([])
})

it('the compose file sets only valid settings', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  const { services } = parse(text.replace(/\$\{\w+:-([^}]*)\}/g, '$1'))
  const { environment } = services.site
  expect(Object.keys(environment).filter((name) => !(ENV_VARIABLES as string[]).includes(name))).toEqual([])
  const env = parseEnv(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')])),
  )
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.db.environment
  expect(env.DATABASE_URL).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@db:5432/${POSTGRES_DB}`)
  expect(new URL(env.SMTP_URL ?? '').hostname).toBe('mail')
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['site', 'db', 'mail']))
})

describe('docs/website.service', () => {
  const unit = readFileSync('docs/website.service', 'utf8')

  it('sets only valid settings', () => {
    const given = /^Environment=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
    const { NODE_ENV, ...settings } = Object.fromEntries(given.map((pair) => pair.split('=')))
    expect(NODE_ENV).toBe('production')
    expect(parseEnv(settings)).toMatchObject(settings)
    expect(settings.DATA_DIR).toBe(`/var/lib/${/^StateDirectory=(.+)$/m.exec(unit)?.[1]}`)
  })

  it('listens where nginx asks, through its socket', () => {
    const [, address] = /^ListenStream=(\S+)$/m.exec(readFileSync('docs/website.socket', 'utf8')) ?? []
    expect(readFileSync('docs/nginx.conf', 'utf8')).toContain(`server ${address};`)
    expect(unit).toMatch(/^Requires=website\.socket$/m)
  })

  const hasChecker = spawnSync('systemd-analyze', ['--version']).status === 0

  // systemd's own checker, available only on Linux with systemd.
  it.runIf(hasChecker)('is a unit that systemd accepts and can enable, well shut in', () => {
    const file = join(temporaryFolder(), 'website.service')
    const socket = join(dirname(file), 'website.socket')
    // The unit's program need not exist where this test runs.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    copyFileSync('docs/website.socket', socket)
    const verify = spawnSync('systemd-analyze', ['verify', file, socket], { encoding: 'utf8' })
    expect([verify.status, verify.stderr]).toEqual([0, ''])
    expect(unit).toMatch(/^\[Install\]\nWantedBy=multi-user\.target\nAlso=website\.socket$/m)
    const security = spawnSync('systemd-analyze', ['security', '--offline=yes', file], { encoding: 'utf8' })
    const [, exposure] = /Overall exposure level for website\.service: ([\d.]+)/.exec(security.stdout) ?? []
    expect(Number(exposure)).toBeLessThan(2)
  })
})
