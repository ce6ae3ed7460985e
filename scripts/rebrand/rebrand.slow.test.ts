import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { listFiles } from '../build/listFiles.ts'
import { ignoredFiles } from '../docker/ignoredFiles.ts'
import { findTraces } from './findTraces.ts'
import { otherBrand, signsOf } from './otherBrand.ts'
import { readableText } from './readableText.ts'

/** A build takes half a minute, or more on a busy machine. */
const TEST_TIMEOUT_MS = 300_000
/** Variables that would change the address or content of the build, or make it run as in a test. */
const LEFT_OUT = /^(?:SITE_URL|VITE_API_BASE|CONTENT_DIR|OUT_DIR|NODE_ENV|VITEST.*|TEST)$/

/** Writes texts that aren't readable in the build: the sources of share images, and what the server generates. */
const SAMPLES = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const { shareImage } = await import('./scripts/art/shareImage.ts')
const { composeMail } = await import('./server/mail/composeMail.ts')
const { plainFormPage } = await import('./server/forms/plainFormPage.ts')
const { makeEnquiry } = await import('./server/testing/makeEnquiry.ts')
mkdirSync('dist/samples')
for (const [index, page] of JSON.parse(readFileSync('.generated/share-pages.json', 'utf8')).entries()) {
  const arts = [page.artKey, ...(page.more ?? [])].map((key) => readFileSync('public/art/' + key + '.svg', 'utf8'))
  writeFileSync('dist/samples/share-' + index + '.svg', await shareImage({ ...page, arts }))
}
const mail = composeMail(makeEnquiry('a'), { from: 'web@localhost', to: 'sales@localhost' })
writeFileSync('dist/samples/mail.html', mail.subject + mail.text + mail.html)
writeFileSync('dist/samples/form.html', plainFormPage('demo', { values: {}, message: '', errors: [] }))
`

const folder = mkdtempSync(path.join(tmpdir(), 'rebrand-'))
const at = (file: string) => path.join(folder, file)
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name)))
const run = (...words: string[]) =>
  execFileSync(process.execPath, words, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const other = otherBrand(brand)
/** The readable text of each file of the build. */
const texts = new Map<string, string>()

/** Copies the sources with another brand, without generated files. */
function copySources(): void {
  const isIgnored = ignoredFiles(readFileSync('.dockerignore', 'utf8'))
  const filter = (file: string) => file === '.' || !(isIgnored(path.relative('.', file)) || file === 'dist')
  cpSync('.', folder, { recursive: true, filter })
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  writeFileSync(at('content/brand.ts'), `export const brand = ${JSON.stringify(other)}`)
}

beforeAll(async () => {
  copySources()
  run('scripts/launch.js', 'scripts/build.ts')
  run('--import', 'tsx', '--input-type=module', '--eval', SAMPLES)
  for (const file of listFiles(at('dist'))) {
    const text = await readableText(file)
    if (text !== undefined) texts.set(file.slice(at('dist').length), text)
  }
}, TEST_TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a build with another brand', () => {
  it('shows the other brand wherever the site shows one', () => {
    const { teal, coral } = other.palette
    const shown = (file: string, ...signs: string[]) => {
      for (const sign of signs)
        expect(texts.get(file)?.toLowerCase(), `${file}: ${sign}`).toContain(sign.toLowerCase())
    }
    const html = other.name.replace('&', '&amp;')
    shown('/client/index.html', html, `https://${other.domain}`, teal[900], coral[500])
    shown('/client/contact/index.html', other.emails.privacy, `/downloads/${other.slug}.vcf`)
    shown('/client/feed.xml', html, other.domain)
    shown('/client/site.webmanifest', other.name, teal[900])
    shown('/client/logo-color.svg', teal[900])
    shown('/client/favicon.svg', teal[900])
    shown('/client/downloads/brochure.pdf', other.name, other.emails.contact, teal[900])
    shown('/client/downloads/roi-calculator.xlsx', teal[700].slice(1))
    shown('/client/downloads/short-form-formats.ics', other.name, other.domain)
    shown(`/client/downloads/${other.slug}.vcf`, other.legalName, other.emails.contact)
    shown('/client/art/scenes/home.svg', teal[200])
    shown('/samples/mail.html', teal[700])
    shown('/samples/form.html', coral[700])
    shown('/samples/share-0.svg', teal[900])
  })

  it('has nothing of the first one in any file', () => {
    expect(texts.size).toBeGreaterThan(300)
    const signs = signsOf(brand)
    const traces = [...texts].flatMap(([file, text]) =>
      [...findTraces(text, signs), ...findTraces(file, signs)].map((trace) => `${file}: ${trace}`),
    )
    expect(traces).toEqual([])
  })
})
