import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { about } from '#content/about.ts'
import { coaches } from '#content/coaches.ts'
import { coaching } from '#content/coaching.ts'
import { home } from '#content/home.ts'
import { portraitKey } from '#content/images.ts'
import { quoted } from '#content/programs/quoted.ts'
import { SAMPLE_DOMAIN, samples } from '#content/samples.ts'
import { company } from '#content/site.ts'
import { listFiles } from '../build/listFiles.ts'
import { findSamples, samplePattern } from './findSamples.ts'
import { warnOfSamples } from './warnOfSamples.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'launch-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Replaces letters and digits, but neither punctuation nor field names, so that code and content remain valid. */
const replaced = (text: string) => {
  const field = /^\w+: /.exec(text)?.[0] ?? ''
  const other = (sign: string) =>
    /\d/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'x' ? 'y' : 'x'
  return field + text.slice(field.length).replace(/[a-z0-9]/g, other)
}

const names = [...about.team.members, ...home.voices.testimonials, ...coaches, coaching.voice].map(
  ({ name }) => name,
)

/** Copies the project with all sample content replaced, including photos. */
function writeCopy(): void {
  for (const name of ['content', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(copy, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  const texts = samples.flatMap((sample) => sample.texts)
  const files = listFiles(path.join(copy, 'content')).filter((file) => /\.(?:ts|md)$/.test(file))
  for (const file of files.filter((name) => !name.endsWith('/samples.ts'))) {
    const source = readFileSync(file, 'utf8')
    const other = texts.reduce(
      (text, sample) => text.replace(new RegExp(samplePattern(sample), 'g'), replaced),
      file.includes('/content/figures/') ? source.replaceAll('sample: true', 'sample: false') : source,
    )
    if (other !== source) writeFileSync(file, other)
  }
  writePhotos([...names, ...quoted.map(({ name }) => name)])
}

function writePhotos(of: readonly string[]): void {
  const photos = of.map((name) => [`portraits/${portraitKey(replaced(name))}`, { sources: [] }])
  writeFileSync(path.join(copy, 'content/images/overrides.json'), JSON.stringify(Object.fromEntries(photos)))
}

function launchCheck() {
  const tsx = path.resolve('node_modules/.bin/tsx')
  const env = { ...process.env, CONTENT_DIR: '' }
  const { status, stdout, stderr } = spawnSync(tsx, ['scripts/launchCheck.ts'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the list of sample content', () => {
  it('names texts that stand in the content, as long as none of it was replaced', () => {
    const found = samples.flatMap(({ texts }) =>
      texts.filter(
        (text) => findSamples([{ group: 'Company', what: '', replaceWith: '', texts: [text] }]).length > 0,
      ),
    )
    const isShipped = company.website === `https://${SAMPLE_DOMAIN}`
    expect(found).toEqual(isShipped ? samples.flatMap(({ texts }) => texts) : found)
  })

  it('lets the launch check pass once all of it is replaced, and fail while any is left', () => {
    writeCopy()
    expect(launchCheck()).toMatchObject({ status: 0, stdout: 'No sample content is left.\n' })

    const file = path.join(copy, 'content/home.ts')
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, source.replace(replaced('Ama Boateng'), 'Ama Boateng'))
    const { status, stdout, stderr } = launchCheck()
    expect(status).toBe(1)
    expect(stdout.split('\n')).toEqual([
      '  People',
      expect.stringMatching(/^ {4}portraits \(Ama Boateng\): a photo of each/),
      '  Clients',
      expect.stringMatching(/^ {4}testimonials \(content\/home\.ts:\d+\): quotes whose authors have agreed/),
      '',
    ])
    expect(stderr).toContain(`2 of ${samples.length} kinds of sample content are left: see docs/launch.md.`)
  })
})

describe('warnOfSamples', () => {
  it.each([undefined, '', `https://${SAMPLE_DOMAIN}`, `https://www.${SAMPLE_DOMAIN}`])(
    'says nothing when the site is built for %j',
    (siteUrl) => {
      expect(warnOfSamples(siteUrl)).toEqual([])
    },
  )

  it('names what is left in a line each when the site is built for its own address', () => {
    const lines = warnOfSamples('https://www.company.com')
    const left = findSamples(samples)
    expect(lines.filter((line) => line.startsWith('    '))).toEqual(
      left.map(({ sample }) => expect.stringContaining(`    ${sample.what} (`)),
    )
    for (const line of lines) expect(line.length).toBeLessThan(120)
  })
})
