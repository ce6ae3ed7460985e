import { describe, expect, it } from 'vitest'
import { editorHeaders, isEditorPage } from './editorHeaders.ts'

const page = (host: string) => `<head><meta name="cms-host" content="${host}"></head>`
const policyOf = (html: string) => editorHeaders(html, { https: true })['Content-Security-Policy']

describe('the policy of the editor', () => {
  it.each([
    ['github', 'https://api.github.com https://www.githubstatus.com'],
    ['gitlab', 'https://gitlab.com https://status-api.hostedstatus.com'],
  ])('lets it ask %s and nobody else', (host, hosts) => {
    expect(policyOf(page(host))).toContain(`connect-src 'self' data: blob: ${hosts};`)
  })

  it('lets it ask nobody when files lie on the disk', () => {
    expect(policyOf(page('disk'))).not.toContain('https:')
  })

  it('lets no foreign script in, and no frame around it', () => {
    const policy = policyOf(page('github'))
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

it('search engines leave the editor out', () => {
  expect(editorHeaders(page('github'), { https: true })['X-Robots-Tag']).toBe('noindex, nofollow')
})

it('only a page whose head says so is the editor', () => {
  expect(isEditorPage(page('disk'))).toBe(true)
  expect(isEditorPage(`<head></head><body>${page('github')}</body>`)).toBe(false)
  expect(isEditorPage(page('elsewhere'))).toBe(false)
})
