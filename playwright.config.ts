import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/run/findChromium.ts'

const executablePath = findChromium()

const chromium = {
  use: {
    launchOptions: {
      // The one that `npm test` finds or installs, for a single spec as well.
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // Pages live for seconds. Code that is optimized for long runs takes a fifth of the time, and is hardly used.
        // Each flag turns off one of the two compilers that optimize.
        '--js-flags=--no-opt --no-maglev',
        // A step within a process keeps its frame. Chromium would otherwise forget emulated media and focus on the way.
        // The other feature is one that Playwright turns on; the last list counts.
        '--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-dev-shm-usage',
      ],
    },
  },
}

/** They start a development server or an editor and go on for a minute, so they come first. It draws all pictures when it starts. */
const LONGEST = { testMatch: /(dev|editor)\.spec/, timeout: 300_000 }

/** In CI, Playwright's own Firefox and WebKit: the tests that use nothing which only Chromium has. */
const others = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  use: { browserName },
  grep: /@cross-browser/,
}))

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Durations mean little on a machine under other load.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // In CI, one line per test would bury the failures.
  reporter: process.env.CI ? 'dot' : 'line',
  projects: process.env.E2E_BROWSER
    ? others
    : [
        { ...chromium, name: 'longest', ...LONGEST },
        { ...chromium, name: 'chromium', testIgnore: LONGEST.testMatch },
      ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    trace: 'off',
    screenshot: 'off',
  },
})
