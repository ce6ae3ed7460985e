import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../findChromium.ts'
import { makeCertificate } from '../testing/makeCertificate.ts'
import { markdownTable, percentile } from './figures.ts'
import { floorPage } from './floorPage.ts'
import { serveFolder } from './serveFolder.ts'
import { type Timing, timePage } from './timePage.ts'
import { type StepTiming, timeStep } from './timeStep.ts'
import { trustArgument } from './trustArgument.ts'

const CLIENT = 'dist/client'
const ROUTES = [
  '/',
  '/leadership/a1',
  '/fast-track-modules',
  '/fast-track-modules/find-your-why',
  '/resources/articles',
  '/resources/articles/building-resilient-leaders',
  '/impact',
  '/contact',
]
/** Common steps: from a page along a link in it. */
const STEPS = [
  ['/', '/leadership/a1'],
  ['/leadership', '/leadership/a2'],
  ['/fast-track-modules', '/fast-track-modules/find-your-why'],
  ['/resources/articles', '/resources/articles/building-resilient-leaders'],
  ['/solutions', '/coaching'],
] as const
/** Path of the hand-written pages. */
const FLOOR_PATH = '/floor'

/**
 * `npm run bench:pages`: measures first and largest paint, blocking time and layout shift of built pages as on a slow
 * phone, alternating with a hand-written page of the same content; then steps between pages, compared with loading
 * the target page. `--runs` sets the number of runs (5), `--steps` skips the first table.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, steps: { type: 'boolean', default: false } },
  })
  if (!existsSync(CLIENT)) throw new Error('There is no build. Run npm run build first.')
  const fileOf = (route: string) => `${CLIENT}${route === '/' ? '' : route}/index.html`
  const floors = new Map(
    ROUTES.map((route) => [FLOOR_PATH + route, floorPage(readFileSync(fileOf(route), 'utf8'))]),
  )
  // HTTP/2, like the nginx of docs/nginx.conf: with HTTP/1.1 small files wait for each other.
  const certificate = makeCertificate('localhost')
  const site = await serveFolder(CLIENT, { added: floors, certificate })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', trustArgument(certificate.certificate)],
  })
  const runs = Number(values.runs)
  const rows: string[][] = []
  const steps: string[][] = []
  try {
    for (const route of values.steps ? [] : ROUTES)
      rows.push(await compare(browser, site.origin, route, runs))
    for (const [from, to] of STEPS) steps.push(await compareStep(browser, site.origin + from, to, runs))
  } finally {
    await browser.close()
    site.close()
  }
  if (rows.length > 0)
    console.log(
      markdownTable(
        ['page', 'FCP ms', 'of floor', 'LCP ms', 'of floor', 'blocking ms', 'hydrated ms', 'layout shift'],
        rows,
      ),
    )
  console.log(
    markdownTable(
      ['step', 'link in view for a second, ms', 'of load', 'tapped at once, ms', 'of load', 'load, ms'],
      steps,
    ),
  )
}

async function compare(browser: Browser, origin: string, route: string, runs: number): Promise<string[]> {
  const ours: Timing[] = []
  const floor: Timing[] = []
  for (let run = 0; run < runs; run += 1) {
    floor.push(await timePage(browser, origin + FLOOR_PATH + route))
    ours.push(await timePage(browser, origin + route))
  }
  const median = (timings: Timing[], key: keyof Timing) =>
    percentile(
      timings.map((timing) => timing[key]),
      0.5,
    )
  const both = (key: 'fcp' | 'lcp') => [
    median(ours, key).toFixed(0),
    `${(median(ours, key) / median(floor, key)).toFixed(2)} ×`,
  ]
  return [
    route,
    ...both('fcp'),
    ...both('lcp'),
    median(ours, 'blocking').toFixed(0),
    median(ours, 'hydrated').toFixed(0),
    median(ours, 'shift').toFixed(3),
  ]
}

async function compareStep(browser: Browser, from: string, to: string, runs: number): Promise<string[]> {
  const timings: StepTiming[] = []
  for (let run = 0; run < runs; run += 1) timings.push(await timeStep(browser, from, to))
  const median = (key: keyof StepTiming) =>
    percentile(
      timings.map((timing) => timing[key]),
      0.5,
    )
  const ofLoad = (key: 'seen' | 'sudden') => [
    median(key).toFixed(0),
    `${(median(key) / median('load')).toFixed(2)} ×`,
  ]
  return [
    `${new URL(from).pathname} to ${to}`,
    ...ofLoad('seen'),
    ...ofLoad('sudden'),
    median('load').toFixed(0),
  ]
}

await main()
