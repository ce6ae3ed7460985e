import { expect, it } from 'vitest'
import { editorHeaders, isEditorPage } from './editorHeaders.ts'

const page = (host: string) => `<head><meta name="cms-host" content="${host}"></head>`

it.each([
  ['github', "'self' data: blob: https://api.github.com https://www.githubstatus.com"],
  ['gitlab', "'self' data: blob: https://gitlab.com https://status-api.hostedstatus.com"],
  ['disk', "'self' data: blob:"],
])('lets the editor ask %s and nobody else', (host, sources) => {
  const headers = editorHeaders(page(host), { https: true })
  const policy = headers['Content-Security-Policy']
  expect(policy).toContain(`connect-src ${sources};`)
  expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['X-Robots-Tag']).toBe('noindex, nofollow')
})

it('only a page whose head says so is the editor', () => {
  expect(isEditorPage(page('disk'))).toBe(true)
  expect(isEditorPage(`<head></head><body>${page('github')}</body>`)).toBe(false)
})
