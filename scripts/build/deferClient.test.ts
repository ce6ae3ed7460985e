import { describe, expect, it } from 'vitest'
import { deferClient } from './deferClient.ts'

const built = `<body><p>Copy</p>
    <script src="/assets/entries/entry.A1.js" type="module" async></script>
    <link rel="modulepreload" href="/assets/entries/page.B2.js" as="script" type="text/javascript">
    <link rel="modulepreload" href="/assets/chunks/chunk.C3.js" as="script" type="text/javascript">
  </body>`

describe('deferClient', () => {
  it('replaces entry and preloads by the start script that carries their addresses', () => {
    expect(deferClient(built, '/assets/start.0.js')).toBe(`<body><p>Copy</p>
    <script src="/assets/start.0.js" data-entry="/assets/entries/entry.A1.js" data-preload="/assets/entries/entry.A1.js /assets/entries/page.B2.js /assets/chunks/chunk.C3.js" async></script>
  </body>`)
  })

  it('refuses a page without the entry script', () => {
    expect(() => deferClient('<p>Copy</p>', '/assets/start.0.js')).toThrow('no entry script')
  })
})
