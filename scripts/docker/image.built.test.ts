import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../testing/freePort.ts'
import { commandOf, parseDockerfile } from './parseDockerfile.ts'
import { type PerformedStage, performStage } from './performStage.ts'
import { runInStage } from './runInStage.ts'

const ENQUIRY = {
  name: 'Asha Rao',
  email: 'asha@shop.example',
  company: 'Shop',
  companySize: '1-50',
  message: 'Please call on Tuesday.',
  type: 'general',
}

const [buildStage, lastStage] = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
if (!buildStage || !lastStage) throw new Error('The Dockerfile has two stages')
let build: PerformedStage
let image: PerformedStage

beforeAll(() => {
  // The two long steps of the first stage have run before this test, which copies their results.
  build = performStage('.', buildStage, {
    run: (command, folder) => {
      if (command.startsWith('npm ci')) symlinkSync(path.resolve('node_modules'), `${folder}/node_modules`)
      return true
    },
  })
  image = performStage('.', lastStage, { earlier: { build } })
})
afterAll(() => {
  build?.remove()
  image?.remove()
})

/** Runs a command of the image; one that still runs at the end of the test is killed. */
function start(words: string[], env: Record<string, string> = {}, stage = image) {
  const program = runInStage(stage, words, env)
  onTestFinished(() => program.kill('SIGKILL'))
  return program
}

async function serve(words: string[], env: Record<string, string> = {}, stage = image) {
  const port = await freePort()
  const server = start(words, { PORT: String(port), ...env }, stage)
  await server.printed('"event":"started"')
  return { ...server, port: String(port), address: `http://127.0.0.1:${port}` }
}

const run = async (words: string[], env: Record<string, string> = {}, stage = image) => {
  const program = start(words, env, stage)
  return { code: await program.ended, output: program.output() }
}

describe('the first stage', () => {
  it('has the sources and nothing that was made of them here, but the build before', () => {
    const names = readdirSync(build.at('/site'))
    for (const name of ['content', 'dist', 'package.json', '.npmrc', 'vite.config.ts'])
      expect(names).toContain(name)
    for (const name of ['.git', '.builds', '.env', '.generated', 'data', 'test-results'])
      expect(names).not.toContain(name)
    expect(readdirSync(build.at('/site/public'))).not.toContain('art')
  })

  it('has all that the build in dist/ was made from', async () => {
    const check = `import('./dist/server/isBuildCurrent.js').then((m) => console.log(m.isBuildCurrent()))`
    const { SITE_URL = '', VITE_API_BASE = '', CONTENT_DIR = '' } = process.env
    const { output } = await run(
      ['node', '-e', check],
      { SITE_URL, VITE_API_BASE, CONTENT_DIR: CONTENT_DIR && path.resolve(CONTENT_DIR) },
      build,
    )
    expect(output).toBe('true\n')
  })
})

describe('the image', () => {
  it('holds the build and the few packages that run it', () => {
    expect(readdirSync(image.at('/site')).sort()).toEqual([
      '.npmrc',
      'data',
      'dist',
      'node_modules',
      'package-lock.json',
      'package.json',
    ])
    const packages = readdirSync(image.at('/site/node_modules'))
    for (const name of ['tsx', 'vite', 'vike', 'react', 'typescript']) expect(packages).not.toContain(name)
  })

  it('serves the site, takes an enquiry, is healthy, shows what it stored and ends in peace', async () => {
    const server = await serve(commandOf(lastStage, 'CMD'))
    const { port, address } = server
    const home = await fetch(address)
    expect([home.status, await home.text()]).toEqual([200, readFileSync('dist/client/index.html', 'utf8')])
    const answer = await fetch(`${address}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ENQUIRY),
    })
    const { reference } = await answer.json()
    expect(answer.status).toBe(202)
    const check = commandOf(lastStage, 'HEALTHCHECK')
    expect(await run(check, { PORT: port })).toEqual({ code: 0, output: '' })
    const { output } = await run(['node', 'dist/server/outbox.js', 'show', reference])
    expect(output).toContain(ENQUIRY.message)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('"event":"stopped"')
    expect((await run(check, { PORT: port })).code).toBe(1)
  })

  it('goes on while its packages are replaced under it', async () => {
    const { address } = await serve(commandOf(lastStage, 'CMD'))
    const packages = image.at('/site/node_modules')
    cpSync(packages, `${packages}-kept`, { recursive: true })
    rmSync(packages, { recursive: true })
    onTestFinished(() => cpSync(`${packages}-kept`, packages, { recursive: true }))
    const form = (fields: Record<string, string>) =>
      fetch(`${address}/api/contacts`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: address },
        body: new URLSearchParams(fields),
      })
    expect((await fetch(`${address}/contact`)).status).toBe(200)
    expect((await fetch(`${address}/nowhere`)).status).toBe(404)
    expect((await form({ name: 'Asha Rao' })).status).toBe(422)
    expect((await form(ENQUIRY)).status).toBe(303)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('takes a build that was made elsewhere, and goes back', async () => {
    const server = await serve(commandOf(lastStage, 'CMD'))
    // Whoever deploys owns the files; the server only reads them.
    const owner = { ...image, user: {} }
    const runAsOwner = (program: string) => run(['node', `dist/server/${program}.js`], {}, owner)
    expect((await runAsOwner('release')).output).toContain('is not a complete build')
    cpSync('dist', image.at('/site/.builds/next'), { recursive: true })
    const page = image.at('/site/.builds/next/client/about/index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<title>New: '))
    for (const packed of ['br', 'gz']) rmSync(`${page}.${packed}`, { force: true })
    const title = async () => /<title>.{4}/.exec(await (await fetch(`${server.address}/about`)).text())?.[0]
    const old = await title()
    expect(await runAsOwner('release')).toMatchObject({ code: 0 })
    expect(await title()).toBe('<title>New:')
    expect(await runAsOwner('rollback')).toMatchObject({ code: 0 })
    expect(await title()).toBe(old)
  })
})

describe('npm start where only the packages of the server are installed', () => {
  const START = ['npm', 'start']

  /** A checkout with the packages of the last stage. */
  function checkout(): PerformedStage {
    rmSync(build.at('/site/node_modules'))
    symlinkSync(image.at('/site/node_modules'), build.at('/site/node_modules'))
    return build
  }

  it('serves the build that is there, and ends when npm is told to', async () => {
    const folder = checkout()
    const server = await serve(START, { NODE_ENV: 'production' }, folder)
    expect((await fetch(server.address)).status).toBe(200)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('"event":"stopped"')
    await expect(fetch(server.address)).rejects.toThrow()
  })

  it('says in one line when the build is old, and when there is none', async () => {
    const folder = checkout()
    writeFileSync(folder.at('/site/content/new.ts'), '')
    const server = await serve(START, {}, folder)
    expect(server.output()).toContain('The build is older than its sources')
    server.kill('SIGTERM')
    await server.ended
    rmSync(folder.at('/site/dist'), { recursive: true })
    const { code, output } = await run(['npm', 'start', '--silent'], {}, folder)
    expect(code).toBe(1)
    expect(output).toMatch(/There is no build in dist\/.*npm ci --include=dev/)
    expect((await run(['npm', 'run', 'build', '--silent'], {}, folder)).output).toMatch(
      /needs the development packages.*npm ci --include=dev/,
    )
  })
})
