import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { originTag, pageHeaders } from './responseHeaders.ts'

const policyOf = (html: string, options = { https: false }) =>
  pageHeaders(html, options)['Content-Security-Policy']
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

describe('the policy of a page', () => {
  it('names each style once, as the browser hashes it, and the empty one of Emotion', () => {
    const html =
      '<style data-emotion="a">a{}</style><STYLE>\n b > c {}</STYLE><style>a{}</style><style></style>'
    expect(policyOf(html)).toContain(`style-src 'self' ${hash('a{}')} ${hash('\n b > c {}')} ${hash('')};`)
  })

  it('names the start script of the head, and no script of the body', () => {
    const script = '<script data-entry="/a.js" data-modules="">start()</script>'
    expect(policyOf(`<head>${script}</head><body></body>`)).toContain(`script-src 'self' ${hash('start()')};`)
    expect(policyOf(`<head></head><body>${script}</body>`)).toContain("script-src 'self';")
  })

  it('lets forms and requests reach endpoints on another origin', () => {
    const policy = policyOf(`<head>${originTag('endpoints', 'https://api.company.example')}</head>`)
    expect(policy).toContain("connect-src 'self' https://api.company.example;")
    expect(policy).toContain("form-action 'self' https://api.company.example;")
    expect(policy?.split('https://api')).toHaveLength(3)
  })

  it('lets requests reach the service that counts views, and forms not', () => {
    const head = `<head>${originTag('analytics', 'https://stats.company.example')}</head>`
    const policy = policyOf(head)
    expect(policyOf(`<head></head><body>${head}`)).not.toContain('stats')
    expect(policy).toContain("connect-src 'self' https://stats.company.example;")
    expect(policy?.split('https://stats')).toHaveLength(2)
  })
})

it('asks for https only where the answer travels over it', () => {
  expect(policyOf('', { https: false })).not.toContain('upgrade-insecure-requests')
  expect(policyOf('', { https: true })).toContain('upgrade-insecure-requests')
})
