import { describe, expect, it } from 'vitest'
import { deferClient } from './deferClient.ts'

const built = `<head><title>A</title></head><body><p>Copy</p>
    <script src="/assets/entries/entry.A1.js" type="module" async></script>
    <link rel="modulepreload" href="/assets/entries/page.B2.js" as="script" type="text/javascript">
    <link rel="modulepreload" href="/assets/chunks/chunk.C3.js" as="script" type="text/javascript">
  </body>`

const manifest = {
  entry: { file: 'assets/entries/entry.A1.js', imports: ['chunk'] },
  page: { file: 'assets/entries/page.B2.js', imports: ['section'] },
  section: { file: 'assets/chunks/section.D4.js', imports: ['chunk'] },
  chunk: { file: 'assets/chunks/chunk.C3.js', imports: [] },
}

describe('deferClient', () => {
  it('replaces entry and preloads by the start script that carries their addresses, the imported first', () => {
    expect(
      deferClient(built, "start('$&')", manifest),
    ).toBe(`<head><title>A</title><script data-entry="/assets/entries/entry.A1.js" data-modules="/assets/chunks/chunk.C3.js /assets/entries/page.B2.js">start('$&')</script></head><body><p>Copy</p>
  </body>`)
  })

  it('keeps a file that the manifest does not know', () => {
    expect(deferClient(built, 'start()', {})).toContain(
      'data-modules="/assets/entries/page.B2.js /assets/chunks/chunk.C3.js"',
    )
  })

  it('refuses a page without the entry script', () => {
    expect(() => deferClient('<p>Copy</p>', 'start()', {})).toThrow('no entry script')
  })
})
